import { ACCOUNT_CALLS } from '#domain/api-calls/account-calls';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { nameOf } from '#domain/people/people';
import { MESSAGES } from '#domain/words/shop-texts';
import { adminCookie, openAdminSession, signOut } from '#server/accounts/admin-session';
import { createCustomer } from '#server/accounts/find-customer';
import { limitLogin, openCustomerSession } from '#server/accounts/open-session';
import { requestPasswordReset, resetPassword } from '#server/accounts/password-reset';
import { endSession } from '#server/accounts/session';
import { presentMe } from '#server/customers/list-customers';
import { setMailingList } from '#server/mailing-list/mailing-list';
import { listOwnOrders } from '#server/orders/read-orders';
import { takeInvitation } from '#server/staff/invitation';
import { callerAddress, signedInFrom } from './middleware/caller-address';
import {
  clearCustomerCookie,
  findAdmin,
  findCustomer,
  setCustomerCookie,
  shopRole,
} from './middleware/session';
import { route } from './route';

const calls = ACCOUNT_CALLS;

/** Sign-up, sign-in and what customers do with their account; refused credentials are a 200 (rule 10.4). */
export const accountRoutes = [
  route(calls.signUp, async ({ payload, body, idempotencyKey: signupKey }) => {
    await createCustomer({ payload, ...body, mailingListOptIn: true, signupKey, emailField: 'email' });
    return { message: MESSAGES.signupDone };
  }),
  route(calls.checkCustomer, async ({ req, ...context }) => ({
    isAuthenticated: (await findCustomer(context, req)) !== null,
  })),
  route(calls.logInCustomer, async ({ payload, limits, secureCookies, req, res, body }) => {
    const from = signedInFrom(req);
    const attempt = { limits, address: from.address, account: body.email };
    const token = await limitLogin(attempt, () => openCustomerSession({ payload, ...body, from }));
    if (!token) return { success: false, message: MESSAGES.wrongCredentials };
    setCustomerCookie(res, token, secureCookies);
    return { success: true };
  }),
  route(calls.logOutCustomer, async ({ req, res, ...context }) => {
    const { payload, secureCookies } = context;
    const user = await findCustomer(context, req);
    if (user) await endSession(payload, user);
    clearCustomerCookie(res, secureCookies);
  }),
  route(calls.forgotPassword, async ({ payload, limits, body: { email } }) => {
    await limits.take('forgot-account', email);
    await requestPasswordReset({ payload, email });
    return { message: MESSAGES.resetLinkSent };
  }),
  route(calls.resetPassword, async ({ payload, body }) =>
    (await resetPassword({ payload, ...body }))
      ? { success: true, message: MESSAGES.passwordReset }
      : { success: false, message: MESSAGES.resetLinkExpired },
  ),
  route(calls.me, ({ user }) => presentMe(user)),
  route(calls.ownOrders, ({ payload, user }) => listOwnOrders({ payload, customer: user })),
  route(calls.setMailingList, async ({ payload, user, body: { optIn } }) => {
    await setMailingList({ payload, customer: user, optIn });
    return presentMe({ ...user, mailingListOptIn: optIn });
  }),

  // One session opens the dashboard and the editor.
  route(calls.checkOwner, async ({ req, ...context }) => {
    const user = await findAdmin(context, req);
    const role = shopRole(user);
    if (!user || !role) return { isAuthenticated: false };
    return { isAuthenticated: true, person: { name: nameOf(user), role } };
  }),
  route(calls.logInOwner, async ({ payload, limits, req, res, body: { email = null, ...typed } }) => {
    const login = await openAdminSession({ payload, limits, from: signedInFrom(req), email, ...typed });
    if (!login)
      return { success: false, message: email ? MESSAGES.wrongCredentials : MESSAGES.wrongPassword };
    if ('needs' in login) {
      const { needs, isWrong } = login;
      return { success: false, needs, ...(isWrong && { message: SERVER_MESSAGES.wrongCode }) };
    }
    res.append('Set-Cookie', adminCookie(payload, login.token));
    return { success: true };
  }),
  route(calls.logOutOwner, async ({ req, res, ...context }) => {
    const { payload } = context;
    const user = await findAdmin(context, req);
    if (user) await signOut(payload, user);
    res.append('Set-Cookie', adminCookie(payload));
  }),
  route(calls.takeInvitation, async ({ payload, req, body }) =>
    (await takeInvitation({ payload, ...body, address: callerAddress(req) }))
      ? { success: true, message: MESSAGES.passwordReset }
      : { success: false, message: MESSAGES.invitationOver },
  ),
];
