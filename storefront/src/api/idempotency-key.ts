import { useRef } from 'react';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';

const KEY_BYTES = 16;

/** A new key for a call that must not run twice. `crypto.randomUUID` would need https. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same content gets the same key while the form is open, so a retry creates only one. */
export function useAttemptHeaders(): (content: unknown) => Record<string, string> {
  const attempt = useRef({ content: '', key: '' });
  return (made) => {
    const content = JSON.stringify(made);
    if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
    return { [IDEMPOTENCY_HEADER]: attempt.current.key };
  };
}
