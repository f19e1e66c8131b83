import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { ShopError } from '#server/errors/shop-error';
import { prepareDeletion, tellLostMoney } from '#server/payments/order-deletion';

/** The payments that were known when a request was about to delete orders, by the order's id; one request may delete many. */
const knownPayments = new WeakMap<PayloadRequest, Map<string, readonly string[]>>();

/** An order whose money is not settled is not deleted; the editor shows why. */
export const keepUnsettled: CollectionBeforeDeleteHook = async ({ id, req }) => {
  try {
    const orderId = String(id);
    const known = await prepareDeletion({ payload: req.payload, orderId });
    const ofRequest = knownPayments.get(req) ?? new Map<string, readonly string[]>();
    knownPayments.set(req, ofRequest.set(orderId, known));
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new APIError(error.message, error.status, null, true);
  }
};

/** Money that came while an order was being deleted is told to the owner. */
export const tellLostPayments: CollectionAfterDeleteHook = async ({ id, req }) => {
  const orderId = String(id);
  const known = knownPayments.get(req)?.get(orderId) ?? [];
  await tellLostMoney({ payload: req.payload, orderId, known });
};
