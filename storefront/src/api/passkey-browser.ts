import {
  type NewPasskeyAnswer,
  type NewPasskeyQuestion,
  newPasskeyAnswer,
  type PasskeyAnswer,
  type PasskeyQuestion,
  passkeyAnswer,
} from '#domain/second-factor/passkey-contract';
import * as texts from './dashboard-texts';

/** Browsers keep passkeys for names alone: 127.0.0.1 has none. */
const IS_NUMBER = /^[\d.]+$|^\[/;

/** Why this browser has no passkeys at this address, in words; null where it has. */
export function noPasskeys(): string | null {
  if (IS_NUMBER.test(window.location.hostname)) return texts.passkeysOnlyWork;
  if (typeof window.PublicKeyCredential !== 'function') return texts.browserCantUsePasskeys;
  return null;
}

/** Lets the browser make a passkey; throws when the person stops it. */
export async function makePasskey(question: NewPasskeyQuestion): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return newPasskeyAnswer.parse(await startRegistration({ optionsJSON: question }));
}

/** Lets a passkey sign what the shop asks; throws when the person stops it. */
export async function signWithPasskey(question: PasskeyQuestion): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return passkeyAnswer.parse(await startAuthentication({ optionsJSON: question }));
}
