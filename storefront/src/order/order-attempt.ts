import type { OrderAttempt } from './order-draft';

const KEY_BYTES = 16;

/**
 * The attempt to send content under: the same key for the same order, so that a retry after a lost answer gives the same
 * order (decisions: the API); a changed order is another one, or the customer would get what they no longer want,
 * and takes the place of the one before.
 */
export function attemptFor(attempt: OrderAttempt | null, content: string): OrderAttempt {
  if (attempt?.content === content) return attempt;
  if (attempt?.content === null) return { ...attempt, content };
  return { key: newKey(), content, replacesKey: attempt?.key ?? null };
}

/** `crypto.randomUUID` is missing where the shop is visited without https, so the key is made from random bytes. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
