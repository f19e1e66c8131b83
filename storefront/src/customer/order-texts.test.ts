import { describe, expect, it } from 'vitest';
import { ITEM, ORDER } from './fixtures';
import { orderDate, orderGloveDetails } from './order-shown';

describe('order history texts', () => {
  it.each([
    [[ITEM, { ...ITEM, gloveDetails: 'Another' }], 'Outfield glove, web torn'],
    [[{ ...ITEM, gloveDetails: '' }], 'No details available'],
    [[], 'No details available'],
  ])('show the first glove', (items, text) => {
    expect(orderGloveDetails({ ...ORDER, items })).toBe(text);
  });

  it("show dates in the customer's time zone", () => {
    expect(orderDate(ORDER)).toBe(new Date('2026-05-04T12:00:00.000Z').toLocaleDateString());
  });
});
