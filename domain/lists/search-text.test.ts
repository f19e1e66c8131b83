import { expect, it } from 'vitest';
import { customerSearchText, orderSearchText, searchTerm } from './search-text';

const order = orderSearchText({
  id: '3f2a91c4-0000-4000-8000-000000000000',
  customerName: 'José Núñez',
  customerEmail: 'jose@test.example',
  customerPhone: '(555) 010-2030',
});
const customer = customerSearchText({ name: 'Casey CATCHER', email: 'c@test.example', phone: null });

it.each([
  '#3F2A91C4',
  '3f2a91c4',
  '91C4',
  'JOSÉ',
  'núñez',
  'jose@',
  '(555) 010',
  '555-010-2030',
  '+5550102030',
  '2030',
])('searchTerm finds an order by %s', (typed) => {
  expect(order).toContain(searchTerm(typed));
});

it('searchTerm finds a customer without a phone', () => {
  expect(customer).toBe('casey catcher c@test.example');
  expect(customer).toContain(searchTerm(' Catcher '));
});

it('searchTerm keeps a few digits as typed, because they may be part of a number or a name', () => {
  expect(searchTerm('12-3')).toBe('12-3');
});
