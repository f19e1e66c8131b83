import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';

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
