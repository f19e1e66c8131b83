import { expect, it } from 'vitest';
import { nextStep } from './next-step';

it.each([
  ['pending_payment', 'ship', 'Mark received', 'received'],
  ['not_received', 'dropoff', 'Mark received', 'received'],
  ['received', 'ship', 'Start work', 'in-progress'],
  ['in-progress', 'ship', 'Add tracking and ship', 'shipped'],
  ['in-progress', 'dropoff', 'Ready for pick-up', 'shipped'],
  ['in-progress', 'drop-off', 'Ready for pick-up', 'shipped'],
])('after %s of an order to %s comes %j', (status, deliveryMethod, label, to) => {
  expect(nextStep({ status, deliveryMethod })).toMatchObject({ label, to });
});

it('is nothing once an order is over, or where nobody knows how it stands', () => {
  for (const status of ['shipped', 'canceled', 'at the moon']) {
    expect(nextStep({ status, deliveryMethod: 'ship' })).toBeNull();
  }
});

it('only a parcel is sent with a tracking number', () => {
  const kindOf = (status: string, deliveryMethod: string) => nextStep({ status, deliveryMethod })?.kind;
  expect(kindOf('in-progress', 'ship')).toBe('ship');
  expect(kindOf('in-progress', 'dropoff')).toBe('pick-up');
  expect(kindOf('received', 'ship')).toBe('start');
});
