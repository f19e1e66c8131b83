import { APIError, type CollectionAfterDeleteHook, type CollectionBeforeDeleteHook } from 'payload';
import { ShopError } from '#server/errors/shop-error';
import { prepareDeletion, tellLostMoney } from '#server/payments/order-deletion';
import '#server/orders/order-context';

/** An order whose money is not settled is not deleted; the editor shows why. */
export const keepUnsettled: CollectionBeforeDeleteHook = async ({ id, req: { payload }, context }) => {
  try {
    const orderId = String(id);
    const known = await prepareDeletion({ payload, orderId });
    context.knownPayments = { ...context.knownPayments, [orderId]: known };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new APIError(error.message, error.status, null, true);
  }
};

/** Money that came in the same moment is told. */
export const tellLostPayments: CollectionAfterDeleteHook = async ({ id, req: { payload }, context }) => {
  const orderId = String(id);
  await tellLostMoney({ payload, orderId, known: context.knownPayments?.[orderId] ?? [] });
};
