import { type Env, SECRET_SETTINGS } from './env';

/** The shortest secret to look for. A shorter one would match ordinary words. */
const SHORTEST = 6;

/** Removes every secret in the settings from a text, including the passwords in URLs. */
export function withoutSecrets(text: string, settings: Env): string {
  const secrets = SECRET_SETTINGS.flatMap((name) => secretParts(settings[name] ?? ''));
  return secrets
    .filter((secret) => secret.length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

/** Returns a secret and, if it's a URL, its password, encoded and decoded. */
function secretParts(secret: string): string[] {
  if (!URL.canParse(secret)) return [secret];
  const { password } = new URL(secret);
  return [secret, password, decodeURIComponent(password)];
}
