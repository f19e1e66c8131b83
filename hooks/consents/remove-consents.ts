import type { CollectionAfterDeleteHook } from 'payload';
import { removeConsents } from '#server/consents/record-consent';

/** A deleted customer's records go with the account (rule 31.4). */
export const removeCustomersConsents: CollectionAfterDeleteHook = ({ id, req: { payload } }) =>
  removeConsents(payload, { customerId: { equals: String(id) } });

/** A deleted order's records go with it (rule 31.4). */
export const removeOrdersConsents: CollectionAfterDeleteHook = ({ id, req: { payload } }) =>
  removeConsents(payload, { orderId: { equals: String(id) } });
