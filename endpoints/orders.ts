import { type RequestHandler, Router } from 'express';
import { isAdminOrder } from '#domain/admin-order-contract';
import {
  IDEMPOTENCY_HEADER,
  idempotencyKey,
  type OrderAnswer,
  orderRequest,
  REPLACES_HEADER,
} from '#domain/order-contract';
import { openCustomerSession, readCustomerSession } from '#server/accounts/customer-session';
import { limitLogin } from '#server/accounts/limit-login';
import { placeOrder } from '#server/orders/place-order';
import type { ApiContext } from './context';
import { callerAddress } from './middleware/caller-address';
import { customerToken, setCustomerCookie } from './middleware/customer-cookie';

/** A body of the owner's form is left to the owner's route, which asks for the owner's session. */
const wizardOnly: RequestHandler = (req, _res, next) => next(isAdminOrder(req.body) ? 'route' : undefined);

/** POST /api/orders (spec 7): the wizard's order. */
export function ordersRouter({ payload, secureCookies, limits, payments }: ApiContext): Router {
  const router = Router();
  router.post('/', wizardOnly, async (req, res) => {
    const key = idempotencyKey.optional().parse(req.get(IDEMPOTENCY_HEADER));
    const replacesKey = idempotencyKey.optional().parse(req.get(REPLACES_HEADER));
    const input = orderRequest.parse(req.body);
    const address = callerAddress(req);
    await limits.take('order-address', address);
    const customer = await readCustomerSession(payload, customerToken(req, secureCookies));
    if (customer) await limits.take('order-account', customer.id);
    const { orderId, sessionToken } = await placeOrder({
      payload,
      input,
      idempotencyKey: key,
      replacesKey,
      customer,
      takesOnlinePayment: payments.mode !== 'off',
      logIn: ({ email, password }) =>
        limitLogin({ limits, address, account: email }, () =>
          openCustomerSession({ payload, email, password }),
        ),
    });
    if (sessionToken) setCustomerCookie(res, sessionToken, secureCookies);
    const answer: OrderAnswer = { orderId };
    res.status(201).json(answer);
  });
  return router;
}
