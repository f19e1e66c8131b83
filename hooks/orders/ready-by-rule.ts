import { glovePlace } from '#domain/orders/order-status';
import { dayOf, readyByFrom } from '#domain/orders/ready-by-days';
import { orderReadyEstimate } from '#server/orders/ready-estimate';
import type { Rule } from '#server/platform/database/rule';

/**
 * A glove that arrives gets its day from the turnaround and the lace stock of that moment (rule 15.4). A day that the owner has
 * given stays; there is none before the glove is here, and none of an order that is canceled.
 */
export const setReadyBy: Rule<'orders'> = {
  name: 'set-ready-by',
  of: ['status'],
  reads: ['status', 'readyTo', 'items'],
  before: async ({ payload, stored, changes }) => {
    const status = changes.status ?? stored?.status ?? '';
    const place = glovePlace(status);
    if (place === 'awaited') return stored?.readyTo ? { readyFrom: null, readyTo: null } : {};
    if (place === 'sent_back' || stored?.readyTo || changes.readyTo) return {};
    const items = changes.items ?? stored?.items;
    const { from, to } = readyByFrom(dayOf(new Date()), await orderReadyEstimate(payload, items));
    return { readyFrom: from, readyTo: to };
  },
};
