const KEY_BYTES = 16;

/**
 * A fresh key for a call that must not be done twice (`IDEMPOTENCY_HEADER`). `crypto.randomUUID` is missing where the shop
 * is visited without https, so the key is made from random bytes.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
