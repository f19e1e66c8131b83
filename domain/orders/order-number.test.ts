import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderNumber } from './order-number';

it("is the first 8 characters of the order's id, uppercase", () => {
  expect(orderNumber('3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f')).toBe('3F2A91C4');
});

it('of any id is 8 characters a person can read', () => {
  fc.assert(fc.property(fc.uuid(), (id) => /^[0-9A-F]{8}$/.test(orderNumber(id))));
});
