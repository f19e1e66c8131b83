import type { Payload } from 'payload';
import { log } from '#server/platform/tools/log';
import { oneAtATime, perShop } from '#server/platform/tools/per-shop';
import type { Outbox } from '../../../payload-types';
import { claimNext } from './claim';
import { handleRow, type OutboxHandlers } from './handle-row';

const POLL_MS = 5_000;
/** How long a stop waits for rows under way, in ms; slower ones are done again when their lease ends. */
const STOP_MS = 10_000;
/** Rows that a process works on at once, so that one slow mail does not hold up the others. */
export const AT_ONCE = 5;

/**
 * The least time from one row to the next, in ms: a backlog goes out at up to 55 a second and leaves time for visitors in
 * between, instead of all that the machine can do.
 */
const PACE_MS = 18;

/** How a shop's worker in this process is woken; none runs while a test or a tool has the shop. */
const wakeOf = perShop(() => ({ wake: (): void => undefined }));

/** Tells the shop's worker in this process that something was queued, so that a mail leaves at once. */
export function wakeOutbox(payload: Payload): void {
  wakeOf(payload).wake();
}

/**
 * Works through the outbox until stopped, several rows at once; `stop` waits a while for those under way. A worker that finds a
 * row wakes another one, so that idle workers do not all race for a single row.
 */
export function startOutboxWorker(
  payload: Payload,
  handlers: OutboxHandlers,
  paceMs = PACE_MS,
): { stop: () => Promise<void> } {
  let stopped = false;
  let nudged = false;
  const resting: (() => void)[] = [];
  const callOne = () => resting.shift()?.();
  const wake = () => {
    if (resting.length > 0) callOne();
    else nudged = true;
  };
  wakeOf(payload).wake = wake;
  let nextAt = 0;
  // One after the other: several that looked at once would all want the same row.
  const claim = () =>
    oneAtATime(payload, 'outbox: claim', async () => {
      await pause(nextAt - performance.now());
      nextAt = performance.now() + paceMs;
      return stopped ? null : claimNext(payload);
    });
  const hand = async () => {
    while (!stopped) {
      try {
        await drainOutbox(payload, handlers, { isStopped: () => stopped, claim, onClaim: callOne });
      } catch (error) {
        log.error({ err: error }, 'outbox: the database could not be read');
      }
      // Something was queued meanwhile, and no worker was waiting to be woken.
      if (nudged) nudged = false;
      else if (!stopped) await new Promise<void>((resolve) => resting.push(resolve));
    }
  };
  const working = Promise.all(Array.from({ length: AT_ONCE }, hand));
  const clock = setInterval(wake, POLL_MS);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(clock);
      while (resting.length > 0) callOne();
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([working, tooLong]);
      clearTimeout(timer);
    },
  };
}

async function pause(ms: number): Promise<void> {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

interface Drain {
  isStopped?: () => boolean;
  /** Takes the next row that is due. */
  claim?: () => Promise<Outbox | null>;
  /** Told of each row that is taken: there may be more. */
  onClaim?: () => void;
}

/** Handles every row that is due now, one after the other. */
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
