import { ValidationError } from 'payload';
import { z } from 'zod';
import { ACTOR_ROLES, type NewEvent } from '#domain/orders/order-events';
import { serviceName } from '#domain/shipments/service-names';
import { formatDollars } from '#domain/wire/money';
import { storedHistory } from '#server/orders/present-order';
import { BY_SHOP, changeIf, changeJudged } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { versionIs } from '#server/platform/database/version';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Order, Shipment } from '../../payload-types';
import { storeFiles } from './label-files';
import { DIRECTION_WORDS } from './offer-rates';
import type { BoughtLabel } from './providers/provider';
import { claimOf, type Shipping } from './shipments';

/** Stores a purchase. If this process can't finish the rest, the job does. */
export async function recordBought(
  { payload }: Shipping,
  shipment: Shipment,
  bought: BoughtLabel,
): Promise<Shipment> {
  const { tracker } = bought;
  const now = new Date().toISOString();
  const data = {
    state: 'bought',
    ...{ rateId: bought.rateId, carrier: bought.carrier, service: bought.service },
    ...{ amount: bought.amount, boughtAt: new Date(bought.boughtAt).toISOString() },
    ...{ trackingNumber: bought.trackingNumber, trackingUrl: bought.trackingUrl },
    ...{ labelSource: bought.labelUrl, qrSource: bought.qrUrl },
    ...{ trackerId: tracker?.id ?? null, checkAt: now, checks: 0, recheckAt: now },
  } as const;
  const record = (claim: string) =>
    changeIf(payload, 'shipments', shipment.id, {
      condition: [{ state: { in: ['offered', 'buying'] } }],
      data: { ...data, claim },
    });
  let written: Shipment | null;
  try {
    written = await record(claimOf(shipment));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // The order has a different label now, so the owner has to void this one.
    written = await record(shipment.id);
  }
  return written ?? (await findOne(payload, 'shipments', { id: { equals: shipment.id } })) ?? shipment;
}

/** Updates the order and stores the files, once each. Throws a ShipmentError or ShopError, and can be repeated. */
export async function finishLabel(shipping: Shipping, shipment: Shipment): Promise<Shipment> {
  const { payload } = shipping;
  if (shipment.state !== 'bought' || !shipment.checkAt) return shipment;
  await updateOrder(shipping, shipment);
  const stored = await storeFiles(shipping, shipment);
  const data = { checkAt: null };
  return (await changeIf(payload, 'shipments', shipment.id, { data })) ?? stored;
}

const actor = z.object({ role: z.enum(ACTOR_ROLES), name: z.string().optional() }).catch(BY_SHOP);

/** Its tracking number becomes the order's, as if it were shipped by hand. The customer gets the same email. */
async function updateOrder({ payload }: Shipping, shipment: Shipment): Promise<void> {
  const by = actor.parse(shipment.boughtBy);
  const event = boughtEvent(shipment, by);
  // If the order is canceled at the same moment, it stays canceled.
  await changeJudged(payload, 'orders', shipment.orderId, by, (order) =>
    storedHistory(order).some(({ id }) => id === event.id)
      ? {}
      : {
          write: {
            condition: [versionIs(order.version ?? 0)],
            data: { ...shippedBy(order, shipment), story: [event] },
          },
        },
  );
  wakeOutbox(payload);
}

function shippedBy(order: Order, shipment: Shipment): Partial<Order> {
  // If no one bought it, it's a label that we had given up on.
  const isOrders = shipment.boughtBy && shipment.claim === claimOf(shipment);
  if (!isOrders || shipment.direction !== 'to_customer' || order.status === 'canceled') return {};
  return { status: 'shipped', trackingNumber: shipment.trackingNumber };
}

function boughtEvent(shipment: Shipment, by: NewEvent['actor']): NewEvent {
  const { id, direction, carrier, service, amount, boughtAt } = shipment;
  const name = serviceName({ carrier: carrier ?? '', service: service ?? '' });
  return {
    id: `${id}:bought`,
    kind: 'label',
    actor: by,
    at: boughtAt ?? undefined,
    text: `Bought a label ${DIRECTION_WORDS[direction]}: ${name}, ${formatDollars(amount ?? 0)}`,
    data: { amount: amount ?? 0, direction },
  };
}
