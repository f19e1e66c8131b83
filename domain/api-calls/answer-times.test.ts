import { expect, it } from 'vitest';
import { answerMs, SLOW_CALLS } from './answer-times';
import { API_CALLS } from './api-calls';

it('waits longer for calls that there are, and half a minute for the others', () => {
  const known = API_CALLS.map(({ call }) => call);
  expect(Object.keys(SLOW_CALLS).filter((call) => !known.some((one) => one === call))).toEqual([]);
  expect(answerMs('GET', '/api/services')).toBe(30_000);
  expect(answerMs('POST', '/api/orders')).toBe(30_000);
  expect(answerMs('POST', '/order/1AB/capture')).toBeGreaterThan(30_000);
});
