import { ValidationError } from 'payload';
import { z } from 'zod';
import type { Actor } from '#domain/orders/order-events';
import { type BoughtAnswer, shipmentRate } from '#domain/shipments/shipment-contract';
import { fromNow } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';
import { oneAtATime } from '#server/platform/tools/per-shop';
import type { Shipment } from '../../payload-types';
import { ShipmentError } from './providers/provider';
import { finishLabel, recordBought } from './record-label';
import { asShopError, claimOf, labelPath, type Shipping } from './shipments';

/** It's longer than a request to the provider can take, so a purchase that's still open after that was interrupted. */
export const PURCHASE_MS = 2 * 60 * 1000;

const rates = z.array(shipmentRate).catch([]);

interface BuyLabel {
  shipment: Shipment;
  rateId: string;
  by: Actor;
  idempotencyKey: string | undefined;
}

/** Buys a shipment's label once (rule 27.2). Throws a ShopError. */
export async function buyLabel(shipping: Shipping, { shipment, ...purchase }: BuyLabel): Promise<Shipment> {
  const { payload } = shipping;
  // Simultaneous requests take turns here. On other servers, the claim decides.
  return oneAtATime(payload, `label ${claimOf(shipment)}`, async () => {
    const stored = await read(shipping, shipment);
    const bought = await buyOnce(shipping, { shipment: stored, ...purchase }).catch((error: unknown) => {
      throw asShopError(error);
    });
    try {
      return await finishLabel(shipping, bought);
    } catch (error) {
      // The label is bought, and the job can do the rest.
      log.warn({ err: error, shipmentId: bought.id }, "labels: couldn't finish a label, will be tried again");
      return bought;
    }
  });
}

/** Throws a ShopError or ShipmentError. */
async function buyOnce(shipping: Shipping, purchase: BuyLabel): Promise<Shipment> {
  const { shipment, rateId, idempotencyKey } = purchase;
  const isSameRequest = idempotencyKey !== undefined && shipment.idempotencyKey === idempotencyKey;
  if (shipment.state === 'offered') {
    if (!rates.parse(shipment.rates).some(({ id }) => id === rateId))
      throw new ShopError('VALIDATION', { errors: { rateId: MESSAGES.notOffered } });
    return pay(shipping, await claim(shipping, purchase));
  }
  if (shipment.state !== 'buying') {
    if (isSameRequest) return shipment;
    throw new ShopError('ALREADY_BOUGHT');
  }
  // An earlier request was interrupted. Only the provider knows whether it bought the label.
  const resolved = await resolvePurchase(shipping, shipment);
  if (resolved.state === 'bought') {
    if (isSameRequest) return resolved;
    throw new ShopError('ALREADY_BOUGHT');
  }
  if (resolved.state === 'buying') throw new ShopError('LABEL_AWAY');
  return buyOnce(shipping, { ...purchase, shipment: resolved });
}

/** Records the purchase before the provider gets the request. Throws ALREADY_BOUGHT, LABEL_AWAY, or a ShipmentError. */
async function claim(shipping: Shipping, purchase: BuyLabel): Promise<Shipment> {
  const { payload } = shipping;
  const { shipment, rateId, by, idempotencyKey } = purchase;
  try {
    const claimed = await changeIf(payload, 'shipments', shipment.id, {
      condition: [{ state: { equals: 'offered' } }],
      data: {
        ...{ state: 'buying', claim: claimOf(shipment), rateId, boughtBy: by },
        idempotencyKey: idempotencyKey ?? null,
        checkAt: fromNow(PURCHASE_MS),
      },
    });
    if (claimed) return claimed;
    // Another server is buying it.
    throw new ShopError('LABEL_AWAY');
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
  }
  const holder = await findOne(payload, 'shipments', { claim: { equals: claimOf(shipment) } });
  if (holder?.state !== 'buying') throw new ShopError('ALREADY_BOUGHT');
  const resolved = await resolvePurchase(shipping, holder);
  if (resolved.state === 'offered') return claim(shipping, purchase);
  throw new ShopError(resolved.state === 'buying' ? 'LABEL_AWAY' : 'ALREADY_BOUGHT');
}

async function pay(shipping: Shipping, shipment: Shipment): Promise<Shipment> {
  const { provider } = shipping;
  const { providerId, rateId } = shipment;
  try {
    const { bought } = await provider.buyLabel(providerId ?? '', rateId ?? '');
    if (bought) return await recordBought(shipping, shipment, bought);
    throw new ShipmentError('away', "EasyPost's answer has no label");
  } catch (error) {
    if (!(error instanceof ShipmentError)) throw error;
    // Either it's already bought, or we don't know. So we look it up at the provider by our reference.
    if (error.problem === 'already-bought' || error.problem === 'away') {
      const found = await resolvePurchase(shipping, shipment);
      if (found.state === 'bought') return found;
      throw new ShopError('LABEL_AWAY');
    }
    await release(shipping, shipment);
    throw error;
  }
}

/** Looks up an open purchase. Gives up once it's too old to go through. Throws a ShipmentError. */
export async function resolvePurchase(shipping: Shipping, shipment: Shipment): Promise<Shipment> {
  const bought = await boughtAtProvider(shipping, shipment);
  if (bought) return recordBought(shipping, shipment, bought);
  const isOver = Date.parse(shipment.checkAt ?? '') <= Date.now();
  return isOver ? release(shipping, shipment) : shipment;
}

/** Returns the label the provider sold us under this shipment's reference, or null. Throws a ShipmentError. */
export async function boughtAtProvider({ provider }: Shipping, { reference }: Shipment) {
  try {
    return (await provider.findShipment(reference)).bought;
  } catch (error) {
    if (error instanceof ShipmentError && error.problem === 'not-found') return null;
    throw error;
  }
}

/** Some time after we gave up on a purchase, the job asks once more whether it went through late. */
const LATE_MS = 60 * 60 * 1000;

async function release({ payload }: Shipping, shipment: Shipment): Promise<Shipment> {
  const released = await changeIf(payload, 'shipments', shipment.id, {
    condition: [{ state: { equals: 'buying' } }],
    data: {
      ...{ state: 'offered', claim: shipment.id, idempotencyKey: null, boughtBy: null },
      checkAt: fromNow(LATE_MS),
    },
  });
  return released ?? read({ payload }, shipment);
}

async function read({ payload }: Pick<Shipping, 'payload'>, { id }: Shipment): Promise<Shipment> {
  const stored = orNotFound(await findOne(payload, 'shipments', { id: { equals: id } }));
  return stored;
}

export const presentBought = (shipment: Shipment): BoughtAnswer => ({
  trackingNumber: shipment.trackingNumber ?? '',
  trackingUrl: shipment.trackingUrl ?? null,
  labelUrl: labelPath(shipment),
  amount: shipment.amount ?? 0,
});
