import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { plainTrackingNumber, trackingLink } from '#domain/orders/tracking';
import { createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import type { Order } from '../../payload-types';

/** Tracks a typed number once, if its carrier is known (rule 27.15). The next check asks the provider. */
export async function followTyped(
  payload: Payload,
  { id: orderId, trackingNumber }: Pick<Order, 'id' | 'trackingNumber'>,
): Promise<void> {
  const carrier = trackingNumber ? trackingLink(trackingNumber)?.carrier : null;
  if (!trackingNumber || !carrier) return;
  const number = plainTrackingNumber(trackingNumber);
  const known: Where = { and: [{ orderId: { equals: orderId } }, { trackingNumber: { equals: number } }] };
  if (await findOne(payload, 'shipments', known)) return;
  const id = randomUUID();
  await createUnlessTaken(payload, 'shipments', {
    id,
    orderId,
    direction: 'to_customer',
    // If two servers try, only one creates it.
    reference: `typed:${orderId}:${number}`,
    claim: id,
    state: 'bought',
    source: 'typed',
    carrier,
    trackingNumber: number,
    checks: 0,
    recheckAt: new Date().toISOString(),
  });
}
