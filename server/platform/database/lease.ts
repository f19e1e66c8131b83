import type { Payload } from 'payload';
import { perShop } from '#server/platform/tools/per-shop';

interface Seen {
  until: string;
  since: number;
}

const seenOf = perShop(() => new Map<string, Seen>());

/** How far the database's clock is ahead of this server's, in ms. An embedded database has the same clock. */
const aheadOf = perShop(() => ({ ms: 0 }));

/** Notes the database's time, in ms since 1970. */
export function noteDatabaseTime(payload: Payload, time: number): void {
  aheadOf(payload).ms = time - Date.now();
}

/** The time that leases are compared with, in ms since 1970: the database's, because servers' clocks differ. */
const leaseTime = (payload: Payload) => Date.now() + aheadOf(payload).ms;

/** When a lease of this many ms that starts now is over. */
export const leaseFor = (payload: Payload, ms: number) => new Date(leaseTime(payload) + ms).toISOString();

/** Whether a lease has expired. One too far ahead is from before the clock was set back (rule 25.6). */
export function isLeaseOver(
  payload: Payload,
  key: string,
  until: string | null | undefined,
  leaseMs: number,
): boolean {
  const seen = seenOf(payload);
  const leftMs = until ? Date.parse(until) - leaseTime(payload) : 0;
  if (!until || leftMs <= leaseMs * 2) {
    seen.delete(key);
    return leftMs <= 0;
  }
  const before = seen.get(key);
  if (before?.until === until) return performance.now() - before.since > leaseMs;
  seen.set(key, { until, since: performance.now() });
  return false;
}
