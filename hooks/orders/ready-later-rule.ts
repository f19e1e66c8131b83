import { readyByOf } from '#domain/orders/ready-by-days';
import type { Rule } from '#server/platform/database/rule';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';

/** Delay before emailing a later date, in ms, so mistakes can be undone first. */
const SLIP_MS = 60_000;

/** Emails the customer once about a later date (rule 15.4). The email is dropped if its date isn't the order's anymore. */
export const queueReadyLater: Rule<'orders'> = {
  name: 'queue-ready-later',
  of: ['readyFrom', 'readyTo'],
  reads: ['readyTo'],
  before: async ({ payload, stored, changes }) => {
    const before = stored && readyByOf(stored);
    const now = readyByOf({ ...stored, ...changes });
    if (!stored || !before || !now || now.to <= before.to) return {};
    await enqueueBefore(payload, 'mail:ready-later', {
      key: `${stored.id}:ready-by:${now.from}:${now.to}`,
      data: { orderId: stored.id, from: now.from, to: now.to },
      recipient: changes.customerEmail ?? stored.customerEmail,
      delayMs: SLIP_MS,
    });
    return {};
  },
  after: wakeOutbox,
};
