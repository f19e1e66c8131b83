import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { MESSAGES } from '../words/shop-texts';
import { type DiscountForm, discountForm, EMPTY_DISCOUNT } from './discount-form';

const form = (changes: Partial<DiscountForm>) =>
  discountForm.safeParse({ ...EMPTY_DISCOUNT, code: 'SALE', ...changes });

describe('discountForm', () => {
  cases([
    ['percentage', '1', 100],
    ['percentage', '100', 10_000],
    ['fixed', '5', 500],
    ['fixed', '1.005', 101],
    ['fixed', '0.01', 1],
  ] as const)('sends %s %s as %i', ([type, value]) => form({ type, value }).data?.value);

  it.each([
    ['percentage', '', MESSAGES.valueRequired],
    ['percentage', ' ', MESSAGES.valueRequired],
    ['percentage', '0', MESSAGES.wholePercentage],
    ['percentage', '101', MESSAGES.wholePercentage],
    ['percentage', '12.5', MESSAGES.wholePercentage],
    ['percentage', 'ten', MESSAGES.wholePercentage],
    ['fixed', '', MESSAGES.valueRequired],
    ['fixed', '0', MESSAGES.amountAboveZero],
    ['fixed', '0.001', MESSAGES.amountAboveZero],
    ['fixed', '-5', 'Enter an amount in dollars and whole cents'],
    ['fixed', '1e30', 'Enter an amount in dollars and whole cents'],
  ] as const)('rejects %s "%s"', (type, value, message) => {
    expect(form({ type, value }).error?.issues).toMatchObject([{ path: ['value'], message }]);
  });

  it.each([
    ['ab', 'Code must be at least 3 characters'],
    ['A B C', 'Use letters, digits, - and _ only'],
  ])('rejects the code "%s"', (code, message) => {
    expect(form({ code, value: '5' }).error?.issues).toMatchObject([{ path: ['code'], message }]);
  });

  it.each([
    [{}, {}],
    [
      { maxUses: '50', maxUsesPerCustomer: ' 1 ' },
      { maxUses: 50, maxUsesPerCustomer: 1 },
    ],
    [{ minSubtotal: '49.995' }, { minSubtotal: 5000 }],
    [{ minSubtotal: '0' }, {}],
    [
      { startsAt: '2026-01-01', endsAt: '2026-01-01' },
      { startsAt: '2026-01-01', endsAt: '2026-01-01' },
    ],
  ])('sends the rules %j as %j', (rules, sent) => {
    expect(form({ value: '5', type: 'fixed', ...rules }).data).toEqual({
      code: 'SALE',
      type: 'fixed',
      value: 500,
      active: true,
      ...sent,
    });
  });

  it.each([
    ['maxUses', '0'],
    ['maxUses', '1.5'],
    ['maxUsesPerCustomer', 'one'],
    ['minSubtotal', '-5'],
    ['minSubtotal', 'ten'],
  ] as const)('rejects %s "%s"', (name, typed) => {
    expect(form({ value: '5', [name]: typed }).error?.issues).toMatchObject([{ path: [name] }]);
  });
});
