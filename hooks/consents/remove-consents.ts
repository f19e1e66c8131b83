import type { CollectionAfterDeleteHook } from 'payload';
import { removeConsents } from '#server/consents/record-consent';

/** Removes the consent records of a deleted customer (rule 31.4). */
export const removeCustomersConsents: CollectionAfterDeleteHook = ({ id, req: { payload } }) =>
  removeConsents(payload, { customerId: { equals: String(id) } });

/** Removes the consent records of a deleted order (rule 31.4). */
export const removeOrdersConsents: CollectionAfterDeleteHook = ({ id, req: { payload } }) =>
  removeConsents(payload, { orderId: { equals: String(id) } });
