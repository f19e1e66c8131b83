import { expect, it } from 'vitest';
import { ORDER, SERVICE, TAN } from '../fixtures';
import { serviceLine } from './order-lines';

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
