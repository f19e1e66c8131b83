import type { Payload } from 'payload';
import { OWN_VIEWS_MAX } from '#domain/lists/order-views';
import type { As } from './callers';

let place = OWN_VIEWS_MAX + 1;

/** A view of the orders, on the last place that no other one took: the call of a test takes the first. */
export function makeOrderView(payload: Payload, as: As | { overrideAccess: true }) {
  place -= 1;
  const data = { name: `View ${place}`, place, filters: { bench: '1' } };
  return payload.create({ collection: 'order-views', data, ...as });
}
