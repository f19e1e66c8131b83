import type { Payload } from 'payload';
import type { As } from './callers';

let places = 0;

/** A view of the orders, on the next place. */
export function makeOrderView(payload: Payload, as: As | { overrideAccess: true }) {
  places += 1;
  const data = { name: `View ${places}`, place: places, filters: { bench: '1' } };
  return payload.create({ collection: 'order-views', data, ...as });
}
