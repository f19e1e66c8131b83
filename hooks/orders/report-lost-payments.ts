import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { endAttempts, flagLostMoney } from '#server/payments/unpaid-orders';

/** Closes an order to payments before it's deleted. The guard that runs next finds anything paid until then. */
export const endPayments: CollectionBeforeDeleteHook = ({ id, req }) => endAttempts(req.payload, String(id));

/** Notifies the owner of money that arrived during a deletion. */
export const reportLostPayments: CollectionAfterDeleteHook = ({ id, req }) =>
  flagLostMoney(req.payload, String(id));
