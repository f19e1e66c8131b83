import { expect, it } from 'vitest';
import { VIEW } from '../track/fixtures';
import { moneyRows } from './money-rows';

const linesOf = (view: typeof VIEW) => moneyRows(view).map(({ name, amount }) => [name, amount]);

it('an order with everything shows each amount, with rush after shipping', () => {
  const view = {
    ...VIEW,
    rushCharge: 2500,
    total: 14_800,
    extraTotal: 900,
    extraWork: [
      {
        ...{ id: 'e1', status: 'accepted' as const, note: null, photos: [], total: 900 },
        ...{ at: VIEW.placedAt, expiresAt: VIEW.placedAt, answeredAt: VIEW.placedAt },
        lines: [{ description: 'New palm lining', amount: 900 }],
      },
    ],
    refunded: [{ how: 'cash' as const, amount: 500 }],
    amountDue: 3900,
  };
  expect(linesOf(view)).toEqual([
    ['Subtotal', 12_000],
    ['Discount', -1200],
    ['Shipping', 1500],
    ['Rush', 2500],
    ['Total', 14_800],
    ['New palm lining', 900],
    ['With extra work', 15_700],
    ['Paid', 12_300],
    ['Refunded, cash', 500],
    ['Due', 3900],
  ]);
});

it('leaves out what an order has none of', () => {
  const view = { ...VIEW, discountAmount: 0, shippingCharge: 0 };
  expect(linesOf(view).map(([name]) => name)).toEqual(['Subtotal', 'Total', 'Paid', 'Due']);
});
