import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Payload } from 'payload';

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

/** How many there are (rule 19.1). */
const COUNT = 10;
/** Without what is read as something else: 0 and o, 1, i and l. Sixteen of them are 79 random bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** Ten new recovery codes, as they are shown once: 'abcd-efgh-jkmn-pqrs'. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
    ).join('-'),
  );
}

interface Typed {
  payload: Pick<Payload, 'secret'>;
  /** The account whose code it is, by its id. */
  account: string;
  /** With or without dashes, in capitals or not. */
  code: string;
}

/** What is kept of a recovery code. */
export function hashRecoveryCode({ payload, account, code }: Typed): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return createHmac('sha256', keyOf(payload, 'recovery codes'))
    .update(`${account} ${plain}`)
    .digest('base64url');
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key of the shop's secret for one purpose alone. */
export function keyOf({ secret }: Pick<Payload, 'secret'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `glove shop: ${purpose}`, 32));
}

interface Sealing {
  payload: Pick<Payload, 'secret'>;
  /** Whose it is: what was sealed for another account does not open. */
  account: string;
}

/** A text as it is stored: nobody reads it without the shop's secret. */
export function seal({ payload, account }: Sealing, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(payload, 'second factor'), iv);
  cipher.setAAD(Buffer.from(account));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** What was sealed; null when it was sealed under another secret or for another account, or was changed since. */
export function unseal({ payload, account }: Sealing, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(payload, 'second factor'), iv);
  decipher.setAAD(Buffer.from(account));
  decipher.setAuthTag(tag);
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
