import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, inputs } from '#domain/testing/cases';
import { MESSAGES } from '../words/shop-texts';
import { discountAmount, formatDiscountValue, normalizeDiscountCode } from './discount';
import {
  discountCode,
  discountValue,
  discountVerifyAnswer,
  discountVerifyRequest,
} from './discount-contract';

const message = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe('normalizeDiscountCode', () => {
  cases([
    ['spring10', 'SPRING10'],
    ['  Spring-10 ', 'SPRING-10'],
    ['SPRING10', 'SPRING10'],
    ['', ''],
  ])('compares %j as %j', ([typed]) => normalizeDiscountCode(typed));
});

describe('discountAmount', () => {
  cases([
    [6500, 1000, 650],
    [6500, 10_000, 6500],
    [6500, 0, 0],
    [1005, 1000, 101],
    [1004, 1000, 100],
    [1, 5000, 1],
    [3, 3333, 1],
    [999, 1, 0],
    [0, 10_000, 0],
  ])('of %d cents at %d hundredths of a percent is %d', ([subtotal, value]) =>
    discountAmount(subtotal, { type: 'percentage', value }),
  );

  it("is a fixed discount's value, even above the gloves' price", () => {
    expect(discountAmount(6500, { type: 'fixed', value: 500 })).toBe(500);
    expect(discountAmount(100, { type: 'fixed', value: 500 })).toBe(500);
  });

  it('is 0 without a discount', () => {
    expect(discountAmount(6500, null)).toBe(0);
  });

  it('is whole cents between 0 and the subtotal for percentages, rounding half a cent up', () => {
    const subtotals = fc.integer({ min: 0, max: 100_000_00 });
    const values = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(subtotals, values, (subtotal, value) => {
        const amount = discountAmount(subtotal, { type: 'percentage', value });
        expect(amount).toBe(Math.floor((subtotal * value + 5000) / 10_000));
        expect(amount).toBeLessThanOrEqual(subtotal);
      }),
    );
  });
});

describe('formatDiscountValue', () => {
  cases([
    ['percentage', 1000, '10%'],
    ['percentage', 1250, '12.5%'],
    ['percentage', 10_000, '100%'],
    ['percentage', 7, '0.07%'],
    ['fixed', 500, '$5.00'],
    ['fixed', 1, '$0.01'],
  ] as const)('formats %s %d as %s', ([type, value]) => formatDiscountValue({ type, value }));
});

describe('discountCreate', () => {
  it.each([
    ['percentage', 0],
    ['percentage', 1],
    ['percentage', 10_000],
    ['fixed', 0],
    ['fixed', 10_001],
  ] as const)('accepts %s %d', (type, value) => {
    expect(discountValue(type).safeParse(value).success).toBe(true);
  });

  cases([
    ['percentage', 10_001, "A percentage can't be more than 100%"],
    ['percentage', -1, 'Enter 0 or more'],
    ['percentage', 10.5, 'Enter a whole number'],
    ['fixed', -1, 'Enter 0 or more'],
    ['fixed', 0.5, 'Enter a whole number'],
    ['fixed', '500', 'Enter a whole number'],
    ['fixed', null, 'Enter a whole number'],
    ['fixed', Number.POSITIVE_INFINITY, 'Enter a whole number'],
  ] as const)('rejects %s %s', ([type, value]) => message(discountValue(type).safeParse(value)));

  cases([
    ['AB', 'Code must be at least 3 characters'],
    ['  AB  ', 'Code must be at least 3 characters'],
    [undefined, 'Code must be at least 3 characters'],
    ['AB C', 'Use letters, digits, - and _ only'],
    ['ABC\n', undefined],
    ['A-B_9', undefined],
  ])('checks the code %j: %s', ([code]) => message(discountCode.safeParse(code)));
});

describe('discountVerifyRequest', () => {
  inputs([undefined, '', '   ', '\0', 5, null, ['SPRING10'], { $ne: '' }])(
    'rejects %j',
    (code) => message(discountVerifyRequest.safeParse({ code })),
    MESSAGES.enterDiscountCode,
  );

  it('discountVerifyAnswer has an optional discount', () => {
    expect(discountVerifyAnswer.safeParse({ valid: false }).success).toBe(true);
    expect(
      discountVerifyAnswer.safeParse({ valid: true, discount: { type: 'fixed', value: 500 } }).success,
    ).toBe(true);
    expect(
      discountVerifyAnswer.safeParse({ valid: true, discount: { type: 'free', value: 500 } }).success,
    ).toBe(false);
  });
});
