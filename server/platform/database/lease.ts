import type { Payload } from 'payload';
import { perShop } from '#server/platform/tools/per-shop';

interface Seen {
  until: string;
  since: number;
}

const seenOf = perShop(() => new Map<string, Seen>());

/** Whether a lease has expired. One too far ahead is from before the clock was set back (rule 25.6). */
export function isLeaseOver(
  payload: Payload,
  key: string,
  until: string | null | undefined,
  leaseMs: number,
): boolean {
  const seen = seenOf(payload);
  const leftMs = until ? Date.parse(until) - Date.now() : 0;
  if (!until || leftMs <= leaseMs * 2) {
    seen.delete(key);
    return leftMs <= 0;
  }
  const before = seen.get(key);
  if (before?.until === until) return performance.now() - before.since > leaseMs;
  seen.set(key, { until, since: performance.now() });
  return false;
}
