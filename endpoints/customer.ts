import { Router } from 'express';
import {
  customerLoginRequest,
  forgotPasswordRequest,
  type LoginAnswer,
  type LogoutAnswer,
  type MessageAnswer,
  mailingListRequest,
  resetPasswordRequest,
} from '#domain/account-contract';
import { MESSAGES } from '#domain/messages';
import { openCustomerSession } from '#server/accounts/customer-session';
import { endSession } from '#server/accounts/end-session';
import { limitLogin } from '#server/accounts/limit-login';
import { presentMe } from '#server/accounts/present-me';
import { requestPasswordReset } from '#server/accounts/request-password-reset';
import { resetPassword } from '#server/accounts/reset-password';
import { setMailingList } from '#server/accounts/set-mailing-list';
import { listOwnOrders } from '#server/orders/list-own-orders';
import type { ApiContext } from './context';
import { callerAddress } from './middleware/caller-address';
import { clearCustomerCookie, setCustomerCookie } from './middleware/customer-cookie';
import { customerOf, readCustomer, requireCustomer, signedInCustomer } from './middleware/session';

/** The customer's own calls under /api/customer (spec 7); refused credentials and tokens are a 200 (decisions: the API). */
export function customerRouter(context: ApiContext): Router {
  const { payload, secureCookies, limits } = context;
  const router = Router();

  router.post('/login', async (req, res) => {
    const credentials = customerLoginRequest.parse(req.body);
    const attempt = { limits, address: callerAddress(req), account: credentials.email };
    const token = await limitLogin(attempt, () => openCustomerSession({ payload, ...credentials }));
    if (token) setCustomerCookie(res, token, secureCookies);
    const answer: LoginAnswer = token
      ? { success: true }
      : { success: false, message: MESSAGES.wrongCredentials };
    res.json(answer);
  });

  router.post('/logout', readCustomer(context), async (req, res) => {
    const user = signedInCustomer(req);
    if (user) await endSession({ payload, user });
    clearCustomerCookie(res, secureCookies);
    const answer: LogoutAnswer = { success: true };
    res.json(answer);
  });

  router.post('/forgot-password', async (req, res) => {
    const { email } = forgotPasswordRequest.parse(req.body);
    await limits.take('forgot-address', callerAddress(req));
    await limits.take('forgot-account', email);
    await requestPasswordReset({ payload, email });
    const answer: MessageAnswer = { message: MESSAGES.resetLinkSent };
    res.json(answer);
  });

  router.post('/reset-password', async (req, res) => {
    const input = resetPasswordRequest.parse(req.body);
    await limits.take('reset-address', callerAddress(req));
    const isReset = await resetPassword({ payload, ...input });
    const answer: LoginAnswer = isReset
      ? { success: true, message: MESSAGES.passwordReset }
      : { success: false, message: MESSAGES.resetLinkExpired };
    res.json(answer);
  });

  router.get('/me', requireCustomer(context), (req, res) => {
    res.json(presentMe(customerOf(req)));
  });

  router.get('/orders', requireCustomer(context), async (req, res) => {
    res.json(await listOwnOrders({ payload, customer: customerOf(req) }));
  });

  router.patch('/mailing-list', requireCustomer(context), async (req, res) => {
    const { optIn } = mailingListRequest.parse(req.body);
    const customer = customerOf(req);
    await setMailingList({ payload, customer, optIn });
    res.json(presentMe({ ...customer, mailingListOptIn: optIn }));
  });

  return router;
}
