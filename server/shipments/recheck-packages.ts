import type { Payload } from 'payload';
import { HOUR_MS, MINUTE_MS } from '#domain/wire/durations';
import { findOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import type { Job, Tally } from '#server/platform/jobs/run-due-job';
import { log } from '#server/platform/tools/log';
import type { Shipment } from '../../payload-types';
import { askingAboutDue } from './ask-about-due';
import { isCurrent, recordTracker } from './follow-tracker';
import { ShipmentError, type ShipmentProvider } from './providers/provider';

/** How long a package is tracked, in ms (rule 27.14). */
export const FOLLOW_MS = 45 * 24 * HOUR_MS;

const EVERY_MS = MINUTE_MS;
/** The pause between two requests, in ms, to stay well below the provider's limit. */
const PACE_MS = 250;
const [SHORTEST_MS, LONGEST_MS] = [HOUR_MS, 12 * HOUR_MS];

/** Returns how long until we ask again about a package of this age, in ms. Older packages wait longer. Null once it's no longer tracked. */
export function nextRecheck(ageMs: number, now = Date.now()): string | null {
  if (ageMs >= FOLLOW_MS) return null;
  return new Date(now + Math.min(Math.max(SHORTEST_MS, ageMs / 4), LONGEST_MS)).toISOString();
}

/** The job that asks where packages are, because webhook events can get lost (rule 27.14). */
export function recheckPackages(payload: Payload, provider: ShipmentProvider, paceMs = PACE_MS): Job {
  const askInTurn = askingAboutDue(payload, 'recheckAt', paceMs);
  const run = (tally: Tally) =>
    askInTurn(async (shipment) => {
      const problem = await recheck({ payload, provider, shipment });
      if (!problem) tally('packages checked', 1);
      return problem;
    });
  return { name: 'recheck-packages', everyMs: EVERY_MS, run };
}

interface Recheck {
  payload: Payload;
  provider: ShipmentProvider;
  shipment: Shipment;
}

/** Asks about one package. Returns the provider's problem, if any. */
async function recheck({ payload, provider, shipment }: Recheck): Promise<ShipmentError | null> {
  const { id, orderId, trackingNumber, trackerId, carrier, createdAt } = shipment;
  const order = await findOrder(payload, orderId);
  const isFollowed = order && trackingNumber && isCurrent(order, shipment);
  const next = isFollowed ? nextRecheck(Date.now() - new Date(createdAt).getTime()) : null;
  // The next check is scheduled first, so one failing package never blocks the others.
  await changeIf(payload, 'shipments', id, { data: { recheckAt: next } });
  if (!isFollowed || next === null) return null;
  try {
    const tracker = trackerId
      ? await provider.findTracker(trackerId)
      : await provider.createTracker(trackingNumber, carrier ?? '');
    await changeIf(payload, 'shipments', id, {
      data: { trackerId: tracker.id, trackedAt: new Date().toISOString() },
    });
    await recordTracker(payload, shipment, tracker);
    return null;
  } catch (error) {
    if (!(error instanceof ShipmentError)) throw error;
    log.warn({ err: error, orderId }, 'packages: could not be checked');
    return error;
  }
}
