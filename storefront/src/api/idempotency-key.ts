const KEY_BYTES = 16;

/** A key for the Idempotency-Key header. `crypto.randomUUID` is missing where the shop is visited without https. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
