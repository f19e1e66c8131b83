import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderNumber } from './order-number';

it('orderNumber is the first 8 characters of the ID, uppercase', () => {
  expect(orderNumber('3f2a91c4-0b1e-4c55-9d6f-1a2b3c4d5e6f')).toBe('3F2A91C4');
});

it('orderNumber is always 8 readable characters', () => {
  fc.assert(fc.property(fc.uuid(), (id) => /^[0-9A-F]{8}$/.test(orderNumber(id))));
});
