import { readyByOf } from '#domain/orders/ready-by-days';
import type { Rule } from '#server/platform/database/rule';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';

/** How long to wait before emailing a later date, in ms, so a mistake can be undone. */
const SLIP_MS = 60_000;
/** How long to wait in a shop that plans its bench, where gloves move from day to day. */
const PLAN_MS = 5 * 60_000;

/** Emails once about a later date (rules 15.4 and 28.4). If the date changes again, the email is dropped. */
export const queueReadyLater: Rule<'orders'> = {
  name: 'queue-ready-later',
  of: ['readyFrom', 'readyTo'],
  reads: ['readyTo', 'promisedTo'],
  before: async ({ payload, stored, changes }) => {
    const before = stored && readyByOf(stored);
    const now = readyByOf({ ...stored, ...changes });
    if (!stored || !before || !now) return {};
    const isPlanned = (await readShopSettings(payload)).glovesPerDay > 0;
    const promisedTo = (isPlanned && stored.promisedTo) || before.to;
    if (now.to <= promisedTo) return {};
    await enqueueBefore(payload, 'mail:ready-later', {
      key: `${stored.id}:ready-by:${now.from}:${now.to}`,
      data: { orderId: stored.id, from: now.from, to: now.to },
      recipient: changes.customerEmail ?? stored.customerEmail,
      delayMs: isPlanned ? PLAN_MS : SLIP_MS,
    });
    return isPlanned ? { promisedTo } : {};
  },
  after: wakeOutbox,
};
