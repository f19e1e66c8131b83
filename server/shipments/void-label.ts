import type { Actor } from '#domain/orders/order-events';
import { carrierName } from '#domain/shipments/service-names';
import { formatDollars } from '#domain/wire/money';
import { storedHistory } from '#server/orders/present-order';
import { changeIf, changeJudged } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { versionIs } from '#server/platform/database/version';
import { ShopError } from '#server/platform/errors/shop-error';
import { oneAtATime } from '#server/platform/tools/per-shop';
import type { Shipment } from '../../payload-types';
import { DIRECTION_WORDS } from './offer-rates';
import { type LabelRefund, ShipmentError } from './providers/provider';
import { asShopError, type Shipping } from './shipments';

const NOT_BOUGHT = "This label isn't bought, so there's nothing to void";

/** Carriers take days to answer. */
const REFUND_CHECK_MS = 6 * 60 * 60 * 1000;

/** Asks the carrier to refund a label, which can't be used anymore after that (rule 27.4). Throws a ShopError. */
export function voidLabel(shipping: Shipping, { id }: Shipment, by: Actor): Promise<Shipment> {
  const { payload } = shipping;
  return oneAtATime(payload, `void ${id}`, async () => {
    const shipment = await findOne(payload, 'shipments', { id: { equals: id } });
    if (shipment && ['void_requested', 'refunded', 'refused'].includes(shipment.state)) return shipment;
    if (shipment?.state !== 'bought' || !shipment.providerId)
      throw new ShopError('LABEL_REFUSED', { message: NOT_BOUGHT });
    const refund = await requestRefund(shipping, shipment);
    return recordRefund(shipping, shipment, refund, by);
  });
}

/** The response may have been lost, so the provider's answer to this question counts. */
async function requestRefund({ provider }: Shipping, shipment: Shipment): Promise<LabelRefund> {
  const id = shipment.providerId ?? '';
  try {
    return (await provider.requestRefund(id)).bought?.refund ?? 'submitted';
  } catch (error) {
    if (!(error instanceof ShipmentError) || error.problem === 'busy') throw asShopError(error);
    const known = await provider.findShipment(id).catch((failure: unknown) => {
      throw asShopError(failure);
    });
    if (known.bought?.refund) return known.bought.refund;
    throw asShopError(error);
  }
}

const STATES = { submitted: 'void_requested', refunded: 'refunded', rejected: 'refused' } as const;

/** Stores a refund's state. The label no longer belongs to the order, so another can be bought. */
export async function recordRefund(
  { payload }: Pick<Shipping, 'payload'>,
  shipment: Shipment,
  refund: LabelRefund,
  by: Actor,
): Promise<Shipment> {
  // The order comes first, so after a crash a second try does the rest.
  await updateOrder({ payload }, shipment, refund, by);
  const now = Date.now();
  const written = await changeIf(payload, 'shipments', shipment.id, {
    condition: [{ state: { in: ['bought', 'void_requested'] } }],
    data: {
      ...{ state: STATES[refund], claim: shipment.id, recheckAt: null },
      checkAt: refund === 'submitted' ? new Date(now + REFUND_CHECK_MS).toISOString() : null,
      ...(refund === 'refunded' && {
        refundAmount: shipment.amount,
        refundedAt: new Date(now).toISOString(),
      }),
    },
  });
  return written ?? shipment;
}

const WORDS: Readonly<Record<LabelRefund, string>> = {
  submitted: 'Voided the label',
  refunded: 'The carrier refunded the label',
  rejected: 'The carrier refused to refund the label',
};

async function updateOrder(
  { payload }: Pick<Shipping, 'payload'>,
  shipment: Shipment,
  refund: LabelRefund,
  by: Actor,
): Promise<void> {
  const amount = formatDollars(shipment.amount ?? 0);
  const text = `${WORDS[refund]} ${DIRECTION_WORDS[shipment.direction]}: ${carrierName(shipment.carrier ?? '')}, ${amount}`;
  const event = { id: `${shipment.id}:${refund}`, kind: 'label', actor: by, text } as const;
  await changeJudged(payload, 'orders', shipment.orderId, by, (order) => {
    if (storedHistory(order).some(({ id }) => id === event.id)) return {};
    const isOrders = shipment.direction === 'to_customer' && order.trackingNumber === shipment.trackingNumber;
    return {
      write: {
        condition: [versionIs(order.version ?? 0)],
        data: { ...(isOrders && { trackingNumber: null }), story: [event] },
        // The customer needs no email about a removed number. The next label's number is news.
        except: ['queue-news'],
      },
    };
  });
}
