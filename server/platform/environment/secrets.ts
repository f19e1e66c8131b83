import { type Env, SECRET_SETTINGS } from './env';

/** Shorter values would remove ordinary words. */
const SHORTEST = 6;

/** Replaces every secret of the settings in a text, and the passwords in addresses. */
export function withoutSecrets(text: string, settings: Env): string {
  const secrets = SECRET_SETTINGS.flatMap((name) => secretParts(settings[name] ?? ''));
  return secrets
    .filter((secret) => secret.length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length)
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

/** A secret and, if it's an address, its password, encoded and decoded. */
function secretParts(secret: string): string[] {
  if (!URL.canParse(secret)) return [secret];
  const { password } = new URL(secret);
  return [secret, password, decodeURIComponent(password)];
}
