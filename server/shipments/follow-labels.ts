import type { Payload, Where } from 'payload';
import { DAY_MS, fromNow, MINUTE_MS } from '#domain/wire/durations';
import type { PhotoStore } from '#server/photos/photo-store';
import { BY_SHOP, changeIf } from '#server/platform/database/change-if';
import type { Job, Tally } from '#server/platform/jobs/run-due-job';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { log } from '#server/platform/tools/log';
import type { Shipment } from '../../payload-types';
import { askingAboutDue } from './ask-about-due';
import { boughtAtProvider, resolvePurchase } from './buy-label';
import { removeOldFiles } from './label-files';
import { ShipmentError, type ShipmentProvider } from './providers/provider';
import { finishLabel, recordBought } from './record-label';
import type { Shipping } from './shipments';
import { recordRefund } from './void-label';

/** After this many tries, the owner has to handle the label. */
const CHECKS_MAX = 60;
/** How long unused rates are kept, in days. */
const OFFERED_DAYS = 7;

/** The job that finishes open purchases and refunds of labels (rules 27.3 and 27.4). */
export function followLabels(payload: Payload, provider: ShipmentProvider, store: PhotoStore): Job {
  const shipping = { payload, provider, store };
  const askInTurn = askingAboutDue(payload, 'checkAt');
  const run = () => askInTurn((shipment) => follow(shipping, shipment));
  return { name: 'follow-labels', everyMs: MINUTE_MS, run };
}

/** The job that removes expired label files and unused rates (rule 27.7). */
export function removeLabels(payload: Payload, store: PhotoStore, now = () => new Date()): Job {
  return {
    name: 'remove-labels',
    everyMs: DAY_MS,
    run: async (tally: Tally) => {
      for (;;) {
        const removed = await removeOldFiles(payload, store, now());
        tally('labels removed', removed);
        if (removed === 0) break;
      }
      const before = new Date(now().getTime() - OFFERED_DAYS * DAY_MS).toISOString();
      const where: Where = { and: [{ state: { equals: 'offered' } }, { updatedAt: { less_than: before } }] };
      await payload.db.deleteMany({ collection: 'shipments', where });
    },
  };
}

/** Asks the provider about one label and records the answer. Returns the provider's problem, if there's one. */
async function follow(shipping: Shipping, shipment: Shipment): Promise<ShipmentError | null> {
  const { payload } = shipping;
  const { id, state, checks } = shipment;
  try {
    await FOLLOWED[state](shipping, shipment);
    return null;
  } catch (error) {
    log.warn({ err: error, shipmentId: id, state }, 'labels: could not be followed');
    const problem = error instanceof ShipmentError ? error : null;
    // Waits longer each time, up to six hours, and at least as long as the provider asks.
    const pause = Math.max(Math.min(2 ** checks, 6 * 60) * MINUTE_MS, problem?.retryAfterMs ?? 0);
    const checkAt = checks >= CHECKS_MAX ? null : fromNow(pause);
    const condition = [{ state: { equals: state } }];
    await changeIf(payload, 'shipments', id, { condition, data: { checkAt, checks: checks + 1 } });
    return problem;
  }
}

type Follow = (shipping: Shipping, shipment: Shipment) => Promise<unknown>;

const FOLLOWED: Readonly<Record<Shipment['state'], Follow>> = {
  buying: async (shipping, shipment) =>
    (await finishFound(shipping, shipment)) ?? resolvePurchase(shipping, shipment),
  // We had given up on it, so the owner decides what to do with a label that came late.
  offered: async (shipping, shipment) => (await finishFound(shipping, shipment)) ?? done(shipping, shipment),
  bought: finishLabel,
  void_requested: async (shipping, shipment) => {
    const { bought } = await shipping.provider.findShipment(shipment.providerId ?? '');
    return recordRefund(shipping, shipment, bought?.refund ?? 'submitted', BY_SHOP);
  },
  refunded: async (shipping, shipment) => done(shipping, shipment),
  refused: async (shipping, shipment) => done(shipping, shipment),
};

const done = ({ payload }: Shipping, { id }: Shipment) =>
  changeIf(payload, 'shipments', id, { data: { checkAt: null } });

/** Records a label that was bought without being recorded, after notifying the owner. Null if there's none. */
async function finishFound(shipping: Shipping, shipment: Shipment): Promise<Shipment | null> {
  const bought = await boughtAtProvider(shipping, shipment);
  if (!bought) return null;
  const { id } = shipment;
  const about = { key: `${id}:label-found`, data: { shipmentId: id } };
  await enqueueBefore(shipping.payload, 'mail:label-found', about);
  return finishLabel(shipping, await recordBought(shipping, shipment, bought));
}
