import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { ITEM, ORDER } from './fixtures';
import { orderDate, orderGloveDetails } from './order-shown';

describe('order history texts', () => {
  cases([
    [[ITEM, { ...ITEM, gloveDetails: 'Another' }], 'Outfield glove, web torn'],
    [[{ ...ITEM, gloveDetails: '' }], 'No details available'],
    [[], 'No details available'],
  ])('show the first glove', ([items]) => orderGloveDetails({ ...ORDER, items }));

  it("show dates in the customer's time zone", () => {
    expect(orderDate(ORDER)).toBe(new Date('2026-05-04T12:00:00.000Z').toLocaleDateString());
  });
});
