import {
  type PasskeyAssertion,
  type PasskeyCreationOptions,
  type PasskeyRegistration,
  type PasskeyRequestOptions,
  passkeyAssertion,
  passkeyRegistration,
} from '#domain/second-factor/passkey-contract';
import * as texts from './dashboard-texts';

const IS_NUMBER = /^[\d.]+$|^\[/;

/** Returns why this browser can't use passkeys at this URL. Null if it can. */
export function noPasskeys(): string | null {
  if (IS_NUMBER.test(window.location.hostname)) return texts.passkeysNeedShopAddress;
  if (typeof window.PublicKeyCredential !== 'function') return texts.browserCantUsePasskeys;
  return null;
}

/** Asks the browser to create a passkey. Throws if the person cancels. */
export async function makePasskey(question: PasskeyCreationOptions): Promise<PasskeyRegistration> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return passkeyRegistration.parse(await startRegistration({ optionsJSON: question }));
}

/** Asks a passkey to sign the shop's challenge. Throws if the person cancels. */
export async function signWithPasskey(question: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return passkeyAssertion.parse(await startAuthentication({ optionsJSON: question }));
}
