import { describe, expect, it } from 'vitest';
import { email, requiredLine, requiredText } from '../customers/person';
import { ERASED, needsCustomer } from './erasure';

const done = { status: 'shipped', amountDue: 0 } as const;

describe('needsCustomer', () => {
  it.each([
    [{ status: 'pending_payment', amountDue: 6500 }],
    [{ status: 'not_received' }],
    [{ status: 'received' }],
    [{ status: 'in-progress' }],
    [{ amountDue: 1 }],
    [{ paymentProblem: 'Paid twice' }],
    [{ status: 'canceled', paymentProblem: 'Canceled after it was paid' }],
  ] as const)('is true for %j', (changes) => {
    expect(needsCustomer({ ...done, ...changes })).toBe(true);
  });

  it.each([[{}], [{ status: 'canceled' }], [{ amountDue: null }], [{ paymentProblem: '' }]] as const)(
    'is false for %j',
    (changes) => {
      expect(needsCustomer({ ...done, ...changes })).toBe(false);
    },
  );
});

it('ERASED values are valid in every form', () => {
  expect(requiredLine(1, 'name').parse(ERASED.name)).toBe(ERASED.name);
  expect(email.parse(ERASED.email)).toBe(ERASED.email);
  expect(requiredLine(1, 'phone').parse(ERASED.phone)).toBe(ERASED.phone);
  expect(requiredText(1, 'details').parse(ERASED.text)).toBe(ERASED.text);
});
