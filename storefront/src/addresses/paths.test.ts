import { expect, it } from 'vitest';
import { paths } from './paths';

it('builds URLs with their query', () => {
  expect(paths.order.href()).toBe('/order');
  expect(paths.order.href({ service: 'a b' })).toBe('/order?service=a+b');
  expect(paths.orderConfirmation.href({ orderId: '3f2a' })).toBe('/order-confirmation?orderId=3f2a');
  expect(paths.services.href()).toBe('/#services');
});
