import { expect, it } from 'vitest';
import { nextStep } from './next-step';

it.each([
  ['pending_payment', 'ship', 'Mark received', 'received'],
  ['not_received', 'dropoff', 'Mark received', 'received'],
  ['received', 'ship', 'Start work', 'in-progress'],
  ['in-progress', 'ship', 'Add tracking and ship', 'shipped'],
  ['in-progress', 'dropoff', 'Ready for pick-up', 'shipped'],
  ['in-progress', 'drop-off', 'Ready for pick-up', 'shipped'],
])('nextStep after %s with %s is %j', (status, deliveryMethod, label, to) => {
  expect(nextStep({ status, deliveryMethod })).toMatchObject({ label, to });
});

it('nextStep is null for finished and unknown statuses', () => {
  for (const status of ['shipped', 'canceled', 'at the moon']) {
    expect(nextStep({ status, deliveryMethod: 'ship' })).toBeNull();
  }
});

it('nextStep asks for a tracking number only when shipping', () => {
  const kindOf = (status: string, deliveryMethod: string) => nextStep({ status, deliveryMethod })?.kind;
  expect(kindOf('in-progress', 'ship')).toBe('ship');
  expect(kindOf('in-progress', 'dropoff')).toBe('pick-up');
  expect(kindOf('received', 'ship')).toBe('start');
});
