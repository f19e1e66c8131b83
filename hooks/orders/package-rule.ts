import { packageChanges } from '#domain/shipments/order-packages';
import { isTrouble } from '#domain/shipments/package-state';
import type { Rule } from '#server/platform/database/rule';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';

/** Emails about a package to the customer that was delivered, came back, or failed, once per package (rule 27.17). */
export const queuePackageEmails: Rule<'orders'> = {
  name: 'queue-package-emails',
  of: ['packages'],
  reads: ['version'],
  before: async ({ payload, stored, changes }) => {
    if (!stored) return {};
    for (const { direction, status } of packageChanges(stored, { ...stored, ...changes })) {
      const { shipmentId, state } = status;
      const key = `${stored.id}:package:${shipmentId}:${state}`;
      const data = { orderId: stored.id, shipmentId, direction, state };
      const recipient = stored.customerEmail;
      if (state === 'delivered' && direction === 'to_customer')
        await enqueueBefore(payload, 'mail:package-delivered', { key: `${key}:customer`, data, recipient });
      if (!isTrouble(state)) continue;
      await enqueueBefore(payload, 'mail:package-trouble', { key: `${key}:customer`, data, recipient });
      await enqueueBefore(payload, 'mail:package-trouble-to-shop', { key: `${key}:owner`, data });
    }
    return {};
  },
  after: wakeOutbox,
};
