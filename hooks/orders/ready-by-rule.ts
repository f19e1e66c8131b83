import { glovePlace } from '#domain/orders/order-status';
import { dayOf, readyByFrom } from '#domain/orders/ready-by-days';
import { orderReadyEstimate } from '#server/orders/ready-estimate';
import type { Rule } from '#server/platform/database/rule';

/** Sets the ready-by date on arrival (rule 15.4) unless the owner has. Removes it if the glove isn't here. */
export const setReadyBy: Rule<'orders'> = {
  name: 'set-ready-by',
  of: ['status'],
  reads: ['status', 'readyTo', 'items', 'isRush'],
  before: async ({ payload, stored, changes }) => {
    const status = changes.status ?? stored?.status ?? '';
    const place = glovePlace(status);
    if (place === 'awaited')
      return stored?.readyTo ? { readyFrom: null, readyTo: null, promisedTo: null } : {};
    if (place === 'sent_back' || stored?.readyTo || changes.readyTo) return {};
    const items = changes.items ?? stored?.items;
    const estimate = await orderReadyEstimate(payload, items, { ...stored, ...changes });
    const { from, to } = readyByFrom(dayOf(new Date()), estimate);
    return { readyFrom: from, readyTo: to };
  },
};
