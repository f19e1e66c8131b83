import { newIdempotencyKey } from '../api/idempotency-key';
import type { OrderAttempt } from './order-draft';

/**
 * The attempt to send content under: the same key for the same order, so that a retry after a lost answer gives the same
 * order (rule 6.7); a changed order is another one, or the customer would get what they no longer want,
 * and takes the place of the one before.
 */
export function attemptFor(attempt: OrderAttempt | null, content: string): OrderAttempt {
  if (attempt?.content === content) return attempt;
  if (attempt?.content === null) return { ...attempt, content };
  return { key: newIdempotencyKey(), content, replacesKey: attempt?.key ?? null };
}
