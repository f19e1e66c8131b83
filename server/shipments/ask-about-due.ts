import type { Payload } from 'payload';
import { AWAY_MAX, findDue } from '#server/platform/jobs/ask-in-turn';
import { log } from '#server/platform/tools/log';
import type { Shipment } from '../../payload-types';
import type { ShipmentError } from './providers/provider';

/** After a 429 that doesn't say how long to wait, in ms. */
const BUSY_MS = 15 * 60_000;

type Ask = (shipment: Shipment) => Promise<ShipmentError | null>;

/**
 * Returns a function that asks the provider about each shipment due by this field, in turn. After a 429 it asks nothing until the time the
 * provider gave. Throws if the provider is down. The rest wait for the next run.
 */
export function askingAboutDue(payload: Payload, field: 'checkAt' | 'recheckAt', paceMs = 0) {
  let pausedUntil = 0;
  return async (ask: Ask): Promise<void> => {
    if (Date.now() < pausedUntil) return;
    let away = 0;
    for (const shipment of await findDue(payload, 'shipments', field)) {
      const problem = await ask(shipment);
      if (problem?.problem === 'busy') {
        pausedUntil = Date.now() + (problem.retryAfterMs ?? BUSY_MS);
        log.warn({ pausedUntil: new Date(pausedUntil) }, 'shipments: the provider asked us to wait');
        return;
      }
      away = problem?.problem === 'away' ? away + 1 : 0;
      if (away === AWAY_MAX) throw new Error('the shipping provider does not answer');
      if (paceMs > 0) await new Promise((resolve) => setTimeout(resolve, paceMs));
    }
  };
}
