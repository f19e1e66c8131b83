import { expect, it } from 'vitest';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { ORDER, SERVICE } from '../fixtures';
import { serviceLine } from './order-lines';

const TAN: LaceColorView = {
  id: '00000000-0000-4000-8000-000000000031',
  version: 0,
  name: 'Saddle Tan',
  inventory: 5,
  sortOrder: 1,
  active: 1,
  imageUrl: null,
  hexColor: '#c19a6b',
};
const catalogue = { services: [SERVICE], laceColors: [TAN] };
const [glove] = ORDER.items;
if (!glove) throw new Error('the order has no glove');
const laced = { ...glove, laceColorId: TAN.id };

it.each([
  [[], 'Ship'],
  [[glove], 'Ship'],
  [[laced], 'Saddle Tan · Ship'],
  [[laced, glove, glove], 'Full Relace +2 more · Saddle Tan · Ship'],
  [[{ ...glove, laceColorId: 'gone' }], 'Ship'],
])('returns the text below the service: %#', (items, line) => {
  expect(serviceLine({ items, deliveryMethod: 'ship' }, catalogue)).toBe(line);
});
