import type { Payload } from 'payload';
import { OWN_VIEWS_MAX } from '#domain/lists/order-views';
import type { As } from './callers';

let made = 0;

/** Creates an order view in the last place not used recently, because the tested calls take the first. */
export async function makeOrderView(payload: Payload, as: As | { overrideAccess: true }) {
  const place = OWN_VIEWS_MAX - (made % (OWN_VIEWS_MAX - 1));
  made += 1;
  await payload.db.deleteMany({ collection: 'order-views', where: { place: { equals: place } } });
  const data = { name: `View ${place}`, place, filters: { bench: '1' } };
  return payload.create({ collection: 'order-views', data, ...as });
}
