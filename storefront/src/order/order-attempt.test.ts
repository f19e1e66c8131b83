import { expect, it } from 'vitest';
import { idempotencyKey } from '#domain/orders/order-contract';
import { attemptFor } from './order-attempt';

it('starts with a key the server takes', () => {
  expect(idempotencyKey.safeParse(attemptFor(null, 'a').key).success).toBe(true);
});

it('keeps its key for the same order again, so that a lost answer makes no second one', () => {
  const attempt = attemptFor(null, 'a');
  expect(attemptFor(attempt, 'a')).toBe(attempt);
});

it('takes a new key when the order was changed, so that nobody gets what they no longer want', () => {
  const attempt = attemptFor(null, 'a');
  const next = attemptFor(attempt, 'b');
  expect(next.key).not.toBe(attempt.key);
  expect(next).toMatchObject({ content: 'b', replacesKey: attempt.key });
  expect(attempt.replacesKey).toBeNull();
});

it('keeps a key that the server refused to store anything under, and what it replaces', () => {
  const attempt = attemptFor(attemptFor(null, 'a'), 'b');
  expect(attemptFor({ ...attempt, content: null }, 'c')).toEqual({ ...attempt, content: 'c' });
});
