import { Secret, TOTP } from 'otpauth';

/** What every authenticator app knows: six digits, anew each half minute. */
const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many half minutes a phone's clock may be off. */
const WINDOW = 1;

/** A new secret, as a person types it into an app. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

interface Label {
  secret: string;
  /** The shop, by whose name the app lists it. */
  issuer: string;
  /** The e-mail of the account. */
  account: string;
}

/** The address that an app reads off the QR code. */
export function otpauthUrl({ secret, issuer, account }: Label): string {
  return new TOTP({ ...KIND, secret: Secret.fromBase32(secret), issuer, label: account }).toString();
}

/** The half minute, counted since 1970, that a code is of; null for a code that is not of now, the one before or the next. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) });
  const off = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return off === null ? null : totp.counter({ timestamp: now }) + off;
}
