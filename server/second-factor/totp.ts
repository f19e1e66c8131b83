import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Secrets, secretsOf } from '#server/platform/tools/shop-secrets';

const KIND = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
// In steps of 30 seconds.
const WINDOW = 1;

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function otpauthUrl(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...KIND, secret: Secret.fromBase32(secret), issuer, label: account }).toString();
}

/** The 30-second step that a code belongs to, counted from 1970. Null if the code isn't for the current step or one next to it. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const totp = new TOTP({ ...KIND, secret: Secret.fromBase32(secret) });
  const off = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return off === null ? null : totp.counter({ timestamp: now }) + off;
}

// Recovery codes per account (rule 19.1).
const COUNT = 10;
// Leaves out characters that look alike: 0 and o, and 1, i, and l. Sixteen letters are 79 random bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** New recovery codes, like "abcd-efgh-jkmn-pqrs". */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
    ).join('-'),
  );
}

export function hashRecoveryCode(secret: string, account: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return createHmac('sha256', keyOf(secret, 'recovery codes'))
    .update(`${account} ${plain}`)
    .digest('base64url');
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `glove shop: ${purpose}`, 32));
}

interface Sealing {
  payload: Secrets;
  /** This binds it to the account, so another account can't decrypt it. */
  account: string;
}

/** Encrypts text with the shop's secret. */
export function seal({ payload, account }: Sealing, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(payload.secret, 'second factor'), iv);
  cipher.setAAD(Buffer.from(account));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the decrypted text. Null if the secret or account is wrong, or the text was changed. */
export function unseal({ payload, account }: Sealing, sealed: string): string | null {
  for (const secret of secretsOf(payload)) {
    const text = unsealBy(secret, account, sealed);
    if (text !== null) return text;
  }
  return null;
}

/** Encrypts a text again with the shop's newest secret. Returns it unchanged if that's the secret it has, or if we have none for it. */
export function reseal(sealing: Sealing, sealed: string): string {
  if (unsealBy(sealing.payload.secret, sealing.account, sealed) !== null) return sealed;
  const text = unseal(sealing, sealed);
  return text === null ? sealed : seal(sealing, text);
}

function unsealBy(secret: string, account: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(secret, 'second factor'), iv);
  decipher.setAAD(Buffer.from(account));
  decipher.setAuthTag(tag);
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
