import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { SHIPMENT_CALLS } from '#domain/api-calls/shipment-calls';
import { actorOf } from '#domain/people/people';
import { orderFor } from '#server/orders/find-order';
import { findTracked } from '#server/orders/track-token';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { hasCode } from '#server/platform/errors/system-error';
import { buyLabel, presentBought } from '#server/shipments/buy-label';
import { inboundLabel } from '#server/shipments/inbound-label';
import { type LabelFile, type OpenLabel, openLabel } from '#server/shipments/label-files';
import { openLabelSheet } from '#server/shipments/label-sheet';
import { offerRates } from '#server/shipments/offer-rates';
import { findOwnShipment, presentShipment, readShipments, type Shipping } from '#server/shipments/shipments';
import { voidLabel } from '#server/shipments/void-label';
import type { ApiContext } from './middleware/context';
import { routesOf } from './route';

/** Throws a LABELS_OFF ShopError. */
const shippingOf = ({ payload, labels, store }: ApiContext): Shipping => ({
  payload,
  provider: labels.provider(),
  store,
});

/** Calls for shipping labels (rules 27.1 to 27.9). */
export const shipmentRoutes = routesOf(SHIPMENT_CALLS, {
  shipments: ({ by, labels }) => {
    labels.provider();
    return readShipments(by);
  },
  offerRates: ({ by, body, ...context }) => offerRates(shippingOf(context), by, body),
  buyLabel: async ({ by, partId, body: { rateId }, idempotencyKey, ...context }) => {
    const shipping = shippingOf(context);
    const shipment = await findOwnShipment(by, partId);
    const { status } = await orderFor(by);
    if (status === 'canceled' && shipment.state === 'offered') throw new ShopError('ORDER_CANCELED');
    const purchase = { shipment, rateId, by: actorOf(by.user), idempotencyKey };
    return presentBought(await buyLabel(shipping, purchase));
  },
  voidLabel: async ({ by, partId, ...context }) => {
    const shipping = shippingOf(context);
    return presentShipment(await voidLabel(shipping, await findOwnShipment(by, partId), actorOf(by.user)));
  },
  label: async ({ by, partId, res, ...context }) => {
    const shipping = shippingOf(context);
    await sendFile(await openLabel(shipping, await findOwnShipment(by, partId), 'label'), res);
  },
  labelQr: async ({ by, partId, res, ...context }) => {
    const shipping = shippingOf(context);
    await sendFile(await openLabel(shipping, await findOwnShipment(by, partId), 'qr'), res);
  },
  labelSheet: async ({ by, query, res, ...context }) =>
    sendFile(await openLabelSheet(shippingOf(context), by, query.orders), res),
  trackLabel: ({ id, res, ...context }) => sendTracked(context, id, 'label', res),
  trackLabelQr: ({ id, res, ...context }) => sendTracked(context, id, 'qr', res),
});

async function sendTracked(
  context: ApiContext,
  token: string,
  kind: LabelFile,
  res: Response,
): Promise<void> {
  const shipping = shippingOf(context);
  const order = await findTracked(context.payload, token);
  const shipment = orNotFound(await inboundLabel(context.payload, order));
  res.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
  await sendFile(await openLabel(shipping, shipment, kind), res);
}

/** It's private, so it's never cached. */
async function sendFile({ type, size, body }: OpenLabel, res: Response): Promise<void> {
  res.set({ 'Content-Type': type, 'Content-Length': String(size), 'Content-Disposition': 'inline' });
  try {
    await pipeline(body, res);
  } catch (error) {
    // The client hung up.
    if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}
