import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { endAttempts, tellLostMoney } from '#server/payments/unpaid-orders';

/** Once an order may be deleted, nobody pays it any more. The guard that runs next finds what was paid until then. */
export const endPayments: CollectionBeforeDeleteHook = ({ id, req }) => endAttempts(req.payload, String(id));

/** Money that came while an order was being deleted is told to the owner. */
export const tellLostPayments: CollectionAfterDeleteHook = ({ id, req }) =>
  tellLostMoney(req.payload, String(id));
