import { useRef } from 'react';
import { IDEMPOTENCY_HEADER } from '#domain/orders/order-contract';
import { newIdempotencyKey } from './idempotency-key';

/**
 * The headers to send what a form makes with: the same key for the same content while the form is open, so that neither a
 * double click nor a retry after a lost answer makes a second one. What was changed before the retry is another one.
 */
export function useAttemptHeaders(): (content: unknown) => Record<string, string> {
  const attempt = useRef({ content: '', key: '' });
  return (made) => {
    const content = JSON.stringify(made);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return { [IDEMPOTENCY_HEADER]: attempt.current.key };
  };
}
