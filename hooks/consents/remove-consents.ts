import type { CollectionAfterDeleteHook } from 'payload';
import { removeConsents } from '#server/consents/record-consent';

/** Removes a deleted customer's records (rule 31.4). */
export const removeCustomersConsents: CollectionAfterDeleteHook = ({ id, req: { payload } }) =>
  removeConsents(payload, { customerId: { equals: String(id) } });

/** Removes a deleted order's records (rule 31.4). */
export const removeOrdersConsents: CollectionAfterDeleteHook = ({ id, req: { payload } }) =>
  removeConsents(payload, { orderId: { equals: String(id) } });
