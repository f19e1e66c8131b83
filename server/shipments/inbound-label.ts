import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { TrackView } from '#domain/orders/track-contract';
import { findOrder } from '#server/orders/find-order';
import { BY_SHOP, changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order, Shipment } from '../../payload-types';
import { buyLabel } from './buy-label';
import { labelBytes } from './label-files';
import { ratesFor } from './offer-rates';
import { claimOf, hasLabel, type Shipping } from './shipments';

type Awaited = Pick<Order, 'id' | 'status'>;

/** Returns the label a customer can print to mail the glove to the shop, until the glove arrives (rule 27.6). Null if there's none. */
export async function inboundLabel(
  payload: Payload,
  { id: orderId, status }: Awaited,
): Promise<Shipment | null> {
  if (status !== 'not_received' && status !== 'pending_payment') return null;
  const claim = claimOf({ orderId, direction: 'to_shop' });
  const shipment = await findOne(payload, 'shipments', { claim: { equals: claim } });
  return shipment && hasLabel(shipment) ? shipment : null;
}

/** Returns what an order's page shows of its label. */
export async function trackedLabel(payload: Payload, order: Awaited): Promise<TrackView['label']> {
  const label = await inboundLabel(payload, order);
  return label ? { hasQr: Boolean(label.qrFile) } : undefined;
}

interface AttachableLabel {
  pdf: Buffer;
  qr: Buffer | null;
}

/** How long instructions wait for a label, in ms. */
const PATIENCE_MS = 10 * 60 * 1000;

/** The label to attach to shipping instructions, bought first if needed. Throws LABEL_AWAY or PHOTOS_AWAY. */
export async function attachableLabel(
  shipping: Shipping,
  orderId: string,
  since: string,
): Promise<AttachableLabel | null> {
  const order = await findOrder(shipping.payload, orderId);
  if (order?.deliveryMethod !== 'ship') return null;
  try {
    const label = (await inboundLabel(shipping.payload, order)) ?? (await buyInbound(shipping, order));
    const pdf = label && (await labelBytes(shipping, label, 'label'));
    return pdf && label ? { pdf, qr: await labelBytes(shipping, label, 'qr') } : null;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const isAway = error.code === 'LABEL_AWAY' || error.code === 'PHOTOS_AWAY';
    if (isAway && Date.now() - Date.parse(since) < PATIENCE_MS) throw error;
    await noteMissing(shipping.payload, orderId, Object.values(error.errors ?? {})[0] ?? error.message);
    return null;
  }
}

async function buyInbound(shipping: Shipping, order: Order): Promise<Shipment | null> {
  const { payload } = shipping;
  const { inboundLabels } = await readShopSettings(payload);
  if (!inboundLabels || (order.status !== 'not_received' && order.status !== 'pending_payment')) return null;
  const { id, rates } = await ratesFor(shipping, order, { direction: 'to_shop' });
  const [cheapest] = rates;
  const shipment = await findOne(payload, 'shipments', { id: { equals: id } });
  if (!cheapest || !shipment) throw new ShopError('LABEL_REFUSED');
  return buyLabel(shipping, { shipment, rateId: cheapest.id, by: BY_SHOP, idempotencyKey: randomUUID() });
}

/** The instructions go out with the address alone, and the history says why. */
async function noteMissing(payload: Payload, orderId: string, why: string): Promise<void> {
  const text = `The shipping instructions went out without a label: ${why}`;
  await changeIf(payload, 'orders', orderId, { data: { story: [{ kind: 'label', actor: BY_SHOP, text }] } });
}
