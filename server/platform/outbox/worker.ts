import type { Payload } from 'payload';
import { inTime } from '#server/platform/tools/in-time';
import { log } from '#server/platform/tools/log';
import { oneAtATime, perShop } from '#server/platform/tools/per-shop';
import type { Outbox } from '../../../payload-types';
import { claimNext } from './claim';
import { handleRow, type OutboxHandlers } from './handle-row';

const POLL_MS = 5_000;
/** A row that takes longer runs again after its lease. */
const STOP_MS = 10_000;
/** How many rows are handled at once, so one slow email doesn't delay the others. */
export const AT_ONCE = 5;

/** The shortest time between two rows, in ms. Up to 55 rows a second leave time for visitors. */
const PACE_MS = 18;

const wakeOf = perShop(() => ({ wake: (): void => undefined }));

/** Wakes this process's worker, so an email is sent right away. */
export function wakeOutbox(payload: Payload): void {
  wakeOf(payload).wake();
}

/** Handles outbox rows, several at a time, until stopped. A loop that finds a row wakes another. */
export function startOutboxWorker(
  payload: Payload,
  handlers: OutboxHandlers,
  paceMs = PACE_MS,
): { stop: () => Promise<void> } {
  let stopped = false;
  let isWakePending = false;
  const idle: (() => void)[] = [];
  const wakeOne = () => idle.shift()?.();
  const wake = () => {
    if (idle.length > 0) wakeOne();
    else isWakePending = true;
  };
  wakeOf(payload).wake = wake;
  let nextAt = 0;
  // Only one loop claims at a time, because all of them would claim the same row.
  const claim = () =>
    oneAtATime(payload, 'outbox: claim', async () => {
      await pause(nextAt - performance.now());
      nextAt = performance.now() + paceMs;
      return stopped ? null : claimNext(payload);
    });
  const runLoop = async () => {
    while (!stopped) {
      try {
        await drainOutbox(payload, handlers, { isStopped: () => stopped, claim, onClaim: wakeOne });
      } catch (error) {
        log.error({ err: error }, "outbox: couldn't read the database");
      }
      if (isWakePending) isWakePending = false;
      else if (!stopped) await new Promise<void>((resolve) => idle.push(resolve));
    }
  };
  const working = Promise.all(Array.from({ length: AT_ONCE }, runLoop));
  const clock = setInterval(wake, POLL_MS);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(clock);
      while (idle.length > 0) wakeOne();
      await inTime(STOP_MS, working);
    },
  };
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

interface Drain {
  isStopped?: () => boolean;
  claim?: () => Promise<Outbox | null>;
  onClaim?: () => void;
}

export async function drainOutbox(
  payload: Payload,
  handlers: OutboxHandlers,
  { isStopped = () => false, claim = () => claimNext(payload), onClaim = () => undefined }: Drain = {},
): Promise<void> {
  for (let row = await claim(); row; row = await claim()) {
    onClaim();
    await handleRow(payload, handlers, row);
    if (isStopped()) return;
  }
}
