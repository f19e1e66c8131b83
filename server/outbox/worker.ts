import type { Payload } from 'payload';
import { log } from '#server/log';
import { claimNext } from './claim-next';
import { handleRow, type OutboxHandlers } from './handle-row';

const POLL_MS = 5_000;
/** How long a stop waits for the row in hand, in ms; what a slow mail server keeps longer is done again after its lease. */
const STOP_MS = 10_000;

let wake: () => void = () => undefined;

/** Tells this process's worker that something was queued, so that a mail leaves at once. */
export function wakeOutbox(): void {
  wake();
}

/** Works through the outbox until stopped; `stop` waits for the row in hand, within bounds. */
export function startOutboxWorker(payload: Payload, handlers: OutboxHandlers): { stop: () => Promise<void> } {
  let stopped = false;
  let nudged = false;
  let rest: () => void = () => undefined;
  wake = () => {
    nudged = true;
    rest();
  };
  const running = (async () => {
    while (!stopped) {
      nudged = false;
      try {
        await drainOutbox(payload, handlers, () => stopped);
      } catch (error) {
        log.error({ err: error }, 'outbox: the database could not be read');
      }
      if (nudged || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        rest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      rest();
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MS);
      });
      await Promise.race([running, tooLong]);
      clearTimeout(timer);
    },
  };
}

/** Handles every row that is due now. */
export async function drainOutbox(
  payload: Payload,
  handlers: OutboxHandlers,
  isStopped = () => false,
): Promise<void> {
  for (let row = await claimNext(payload); row; row = await claimNext(payload)) {
    await handleRow(payload, handlers, row);
    if (isStopped()) return;
  }
}
