import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiscountRule } from '../discounts/discount';
import { DELIVERY_METHODS, formatShippingAddress, SHIPPING_FEE, shippingCharge } from './delivery';
import { orderTotals as totalsOf } from './pricing';

const orderTotals = (input: Omit<Parameters<typeof totalsOf>[0], 'shippingFee'>) =>
  totalsOf({ ...input, shippingFee: SHIPPING_FEE });
const percent = (value: number): DiscountRule => ({ type: 'percentage', value });
const fixed = (value: number): DiscountRule => ({ type: 'fixed', value });

describe('orderTotals', () => {
  it('adds shipping only for ship', () => {
    expect(orderTotals({ itemPrices: [6500], discount: null, deliveryMethod: 'ship' })).toEqual({
      subtotal: 6500,
      discountAmount: 0,
      shippingCharge: 1500,
      total: 8000,
    });
    expect(orderTotals({ itemPrices: [6500], discount: null, deliveryMethod: 'dropoff' })).toMatchObject({
      shippingCharge: 0,
      total: 6500,
    });
    expect([SHIPPING_FEE, shippingCharge('ship', 990), shippingCharge('dropoff', 990)]).toEqual([
      1500, 990, 0,
    ]);
  });

  it('takes a percentage off the gloves, never off the shipping', () => {
    expect(
      orderTotals({ itemPrices: [6500, 3500], discount: percent(2500), deliveryMethod: 'ship' }),
    ).toEqual({
      subtotal: 10_000,
      discountAmount: 2500,
      shippingCharge: 1500,
      total: 9000,
    });
    expect(orderTotals({ itemPrices: [6500], discount: percent(10_000), deliveryMethod: 'ship' }).total).toBe(
      1500,
    );
  });

  it("rounds the whole order's discount once, half a cent up", () => {
    const totals = orderTotals({
      itemPrices: [1005, 1005],
      discount: percent(1000),
      deliveryMethod: 'dropoff',
    });
    expect(totals).toMatchObject({ subtotal: 2010, discountAmount: 201, total: 1809 });
    const half = orderTotals({ itemPrices: [1005], discount: percent(1000), deliveryMethod: 'dropoff' });
    expect(half).toMatchObject({ discountAmount: 101, total: 904 });
  });

  it('lets a fixed discount cover the shipping', () => {
    expect(orderTotals({ itemPrices: [6500], discount: fixed(7000), deliveryMethod: 'ship' })).toEqual({
      subtotal: 6500,
      discountAmount: 7000,
      shippingCharge: 1500,
      total: 1000,
    });
  });

  it('is never below 0', () => {
    expect(orderTotals({ itemPrices: [6500], discount: fixed(99_999), deliveryMethod: 'ship' }).total).toBe(
      0,
    );
    expect(orderTotals({ itemPrices: [], discount: fixed(1), deliveryMethod: 'dropoff' }).total).toBe(0);
  });
});

describe('orderTotals, for any order', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const discount = fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 10_000 }).map(percent),
    fc.integer({ min: 0, max: 2_000_000 }).map(fixed),
  );
  const order = fc.record({
    itemPrices: fc.array(cents, { maxLength: 20 }),
    discount,
    deliveryMethod: fc.constantFrom(...DELIVERY_METHODS),
  });

  it('gives whole cents of at least 0 that match the formula', () => {
    fc.assert(
      fc.property(order, (input) => {
        const totals = orderTotals(input);
        for (const amount of Object.values(totals)) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(Object.is(amount, -0)).toBe(false);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        const { subtotal, discountAmount, shippingCharge: shipping, total } = totals;
        expect(total).toBe(Math.max(0, subtotal - discountAmount + shipping));
      }),
    );
  });

  it('never gets cheaper with one more glove', () => {
    fc.assert(
      fc.property(order, cents, (input, price) => {
        const more = orderTotals({ ...input, itemPrices: [...input.itemPrices, price] });
        expect(more.total).toBeGreaterThanOrEqual(orderTotals(input).total);
      }),
    );
  });

  it('never gets more expensive with a larger discount', () => {
    fc.assert(
      fc.property(order, fc.nat(10_000), fc.nat(10_000), fc.boolean(), (input, one, two, isPercent) => {
        const rule = isPercent ? percent : fixed;
        const [small, large] = [Math.min(one, two), Math.max(one, two)];
        const dear = orderTotals({ ...input, discount: rule(small) }).total;
        expect(orderTotals({ ...input, discount: rule(large) }).total).toBeLessThanOrEqual(dear);
      }),
    );
  });

  it('does not depend on the order of the gloves', () => {
    fc.assert(
      fc.property(order, (input) => {
        const turned = { ...input, itemPrices: [...input.itemPrices].reverse() };
        expect(orderTotals(turned)).toEqual(orderTotals(input));
      }),
    );
  });
});

describe('formatShippingAddress', () => {
  it('has the street, then city, state, and zip on a second line', () => {
    const parts = { street: ' 1 Main St ', city: 'Dover ', state: 'DE', zip: ' 19901' };
    expect(formatShippingAddress(parts)).toBe('1 Main St\nDover, DE 19901');
  });
});
