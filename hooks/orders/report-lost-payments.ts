import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { endAttempts, flagLostMoney } from '#server/payments/unpaid-orders';
import { removeReplies } from '#server/replies/post-reply';
import { eraseTexts } from '#server/texts/erase-texts';

/** Closes an order to payments before it's deleted. If anything is paid until then, the guard that runs next finds it. */
export const endPayments: CollectionBeforeDeleteHook = ({ id, req }) => endAttempts(req.payload, String(id));

/** Removes the emails on a deleted order. Their photos are removed once unused. */
export const removeOrderReplies: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeReplies(req.payload, String(id));
};

/** A deleted order's texts keep only their costs. */
export const eraseOrderTexts: CollectionAfterDeleteHook = ({ id, req }) =>
  eraseTexts(req.payload, String(id));

/** Notifies the owner of money that came in while the order was being deleted. */
export const reportLostPayments: CollectionAfterDeleteHook = ({ id, req }) =>
  flagLostMoney(req.payload, String(id));
