import type { Payload } from 'payload';
import { log } from '#server/tools/log';
import type { Outbox } from '../../payload-types';
import { LEASE_MS, leaseEnd, writeClaimed } from './claim-row';

/**
 * Keeps a row this process's while its handler is at work, however slow the mail server: nobody takes over a mail that is
 * being sent. Returns what ends it.
 */
export function keepLease(payload: Payload, row: Outbox, everyMs = LEASE_MS / 3): () => void {
  const timer = setInterval(() => {
    writeClaimed(payload, row, { leaseUntil: leaseEnd() }).catch((error: unknown) =>
      log.error({ err: error, outbox: row.id }, 'outbox: a lease could not be renewed'),
    );
  }, everyMs);
  return () => clearInterval(timer);
}
