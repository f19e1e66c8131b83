import { expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { isOver, packageStateOf } from './tracker';

cases([
  ['unknown', 'unknown', null],
  ['pre_transit', 'label_created', null],
  ['in_transit', 'departed_facility', 'on_its_way'],
  ['in_transit', 'weather_delay', 'delayed'],
  ['in_transit', 'delayed', 'delayed'],
  ['in_transit', 'lost', 'failed'],
  ['in_transit', 'return', 'returned'],
  ['out_for_delivery', 'out_for_delivery', 'out_for_delivery'],
  ['available_for_pickup', 'arrived_at_pickup_location', 'delayed'],
  ['delivered', 'arrived_at_destination', 'delivered'],
  ['return_to_sender', 'refused', 'returned'],
  ['failure', 'damaged', 'failed'],
  ['cancelled', 'cancelled', null],
  ['error', null, null],
  ['a new one', null, null],
  ['constructor', null, null],
])('a tracker that is %s (%s) means %s (rule 27.11)', ([status, detail]) =>
  packageStateOf({ status, detail, isReturn: false }),
);

it('a package that was delivered back to its sender counts as returned', () => {
  const status = { status: 'delivered', detail: null, isReturn: true };
  expect(packageStateOf(status)).toBe('returned');
  expect(packageStateOf({ ...status, status: 'pre_transit' })).toBeNull();
});

it('carriers report nothing more after a delivery or a return', () => {
  expect((['delivered', 'returned', 'failed', null] as const).map(isOver)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
