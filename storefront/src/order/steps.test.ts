import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { TICKET } from '../payment/ticket-in-test';
import { completeDraft, OFFERS, PASSWORD } from './fixtures';
import { EMPTY_DRAFT, type PlacedOrder } from './order-draft';
import { allowedStep, nextStep, parseStep, previousStep } from './steps';

const complete = { draft: completeDraft(), password: PASSWORD, orderer: 'new', offers: OFFERS } as const;
const placed: PlacedOrder = {
  orderId: '3f2a91c4-0000-4000-8000-000000000000',
  paymentMethod: 'paypal',
  ticket: TICKET,
};

describe('step in the URL', () => {
  cases([
    ['2', 2],
    ['4', 4],
    [null, 1],
    ['5', 1],
    ['two', 1],
  ] as const)('parses %o as step %i', ([param]) => parseStep(param));
});

describe('allowed step', () => {
  it('is never past an incomplete one', () => {
    expect(allowedStep(3, { ...complete, draft: EMPTY_DRAFT })).toBe(1);
    expect(allowedStep(3, { ...complete, draft: completeDraft({ customerPhone: '' }) })).toBe(2);
    expect(allowedStep(3, complete)).toBe(3);
  });

  it("is step 2 while the password isn't in memory", () => {
    expect(allowedStep(3, { ...complete, password: '' })).toBe(2);
  });

  it('is an earlier one on request', () => {
    expect(allowedStep(1, complete)).toBe(1);
    expect(allowedStep(2, { ...complete, draft: { ...complete.draft, placed } })).toBe(2);
  });

  it('is 4 only with an order, and then without a password too', () => {
    expect(allowedStep(4, complete)).toBe(3);
    expect(allowedStep(4, { ...complete, password: '', draft: { ...complete.draft, placed } })).toBe(4);
  });
});

it('steps follow each other', () => {
  expect([nextStep(1), nextStep(2), nextStep(3)]).toEqual([2, 3, 4]);
  expect([previousStep(4), previousStep(3), previousStep(2), previousStep(1)]).toEqual([3, 2, 1, 1]);
});
