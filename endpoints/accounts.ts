import type { Request } from 'express';
import { ACCOUNT_CALLS, OWN_ACCOUNT_CALLS } from '#domain/api-calls/account-calls';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import type { CustomerMe } from '#domain/customers/account-contract';
import { nameOf } from '#domain/people/people';
import { MESSAGES } from '#domain/words/shop-texts';
import { adminCookie, openAdminSession, signOut } from '#server/accounts/admin-session';
import { limitLogin, openCustomerSession, readCustomerSession } from '#server/accounts/open-session';
import { endOtherSessions, endOwnSession, findSessions, presentSession } from '#server/accounts/own-sessions';
import { requestPasswordReset, resetPassword } from '#server/accounts/password-reset';
import { endSession, sessionOf } from '#server/accounts/session';
import { storeCookieAnswer } from '#server/consents/store-cookie-answer';
import { presentMe } from '#server/customers/list-customers';
import { setMailingList, signUp } from '#server/mailing-list/mailing-list';
import { listOwnOrders } from '#server/orders/read-orders';
import {
  accountByPassword,
  changeDetails,
  changePassword,
  confirmEmail,
  requestEmailChange,
} from '#server/own-account/change-details';
import { eraseCustomer } from '#server/own-account/erase-customer';
import { exportAccount } from '#server/own-account/export-account';
import { ShopError } from '#server/platform/errors/shop-error';
import { acceptInvitation } from '#server/staff/invitation';
import { getsTexts } from '#server/texts/text-consent';
import { callerAddress, signedInFrom } from './middleware/caller-address';
import type { ApiContext } from './middleware/context';
import {
  clearCustomerCookie,
  findAdmin,
  findCustomer,
  type SessionCustomer,
  setCustomerCookie,
  shopRole,
} from './middleware/session';
import { routesOf } from './route';

async function meOf(
  { payload, emailSettings: { texts } }: ApiContext,
  user: Parameters<typeof presentMe>[0],
): Promise<CustomerMe> {
  const me = presentMe(user);
  return texts && (await getsTexts(payload, user.id)) ? { ...me, getsTexts: true } : me;
}

/** Sign-up, sign-in, and account calls. Wrong credentials are a 200 (rule 10.4). */
export const accountRoutes = routesOf(ACCOUNT_CALLS, {
  signUp: async ({ payload, body, idempotencyKey: signupKey }) => {
    await signUp({ payload, body, signupKey });
    return { message: MESSAGES.signupDone };
  },
  checkCustomer: async ({ req, ...context }) => ({
    isAuthenticated: (await findCustomer(context, req)) !== null,
  }),
  logInCustomer: async ({ payload, limits, secureCookies, req, res, body: { cookies, ...body } }) => {
    const from = signedInFrom(req);
    const attempt = { limits, address: from.address, account: body.email };
    const token = await limitLogin(attempt, () => openCustomerSession({ payload, ...body, from }));
    if (!token) return { success: false, message: MESSAGES.wrongCredentials };
    const customer = cookies && (await readCustomerSession(payload, token));
    if (customer)
      await storeCookieAnswer(payload, { customerId: customer.id, email: customer.email }, cookies);
    setCustomerCookie(res, token, secureCookies);
    return { success: true };
  },
  logOutCustomer: async ({ req, res, ...context }) => {
    const { payload, secureCookies } = context;
    const user = await findCustomer(context, req);
    if (user) await endSession(payload, user);
    clearCustomerCookie(res, secureCookies);
  },
  forgotPassword: async ({ payload, limits, body: { email } }) => {
    await limits.take('forgot-account', email);
    await requestPasswordReset(payload, email);
    return { message: MESSAGES.resetLinkSent };
  },
  resetPassword: async ({ payload, body }) =>
    (await resetPassword(payload, { ...body }))
      ? { success: true, message: MESSAGES.passwordReset }
      : { success: false, message: MESSAGES.resetLinkExpired },
  me: ({ user, ...context }) => meOf(context, user),
  ownOrders: ({ payload, user }) => listOwnOrders({ payload, customer: user }),
  setMailingList: async ({ user, body: { optIn }, ...context }) => {
    await setMailingList(context.payload, user, optIn, 'account');
    return meOf(context, { ...user, mailingListOptIn: optIn });
  },

  // One session opens the dashboard and the editor.
  checkOwner: async ({ req, ...context }) => {
    const user = await findAdmin(context, req);
    const role = shopRole(user);
    if (!user || !role) return { isAuthenticated: false };
    const person = { name: nameOf(user), role };
    return {
      isAuthenticated: true,
      person,
      ...(context.labels.isOn && { hasLabels: true as const }),
      ...(context.emailSettings.texts && { hasTexts: true as const }),
    };
  },
  logInOwner: async ({ payload, limits, req, res, body: { email = null, ...typed } }) => {
    const login = await openAdminSession({ payload, limits, from: signedInFrom(req), email, ...typed });
    if (!login)
      return { success: false, message: email ? MESSAGES.wrongCredentials : MESSAGES.wrongPassword };
    if ('needs' in login) {
      const { needs, isWrong } = login;
      return { success: false, needs, ...(isWrong && { message: SERVER_MESSAGES.wrongCode }) };
    }
    res.append('Set-Cookie', adminCookie(payload, login.token));
    return { success: true };
  },
  logOutOwner: async ({ req, res, ...context }) => {
    const { payload } = context;
    const user = await findAdmin(context, req);
    if (user) await signOut(payload, user);
    res.append('Set-Cookie', adminCookie(payload));
  },
  takeInvitation: async ({ payload, req, body }) =>
    (await acceptInvitation({ payload, ...body, address: callerAddress(req) }))
      ? { success: true, message: MESSAGES.passwordReset }
      : { success: false, message: MESSAGES.invitationOver },
});

interface AskedAgain extends Pick<ApiContext, 'payload' | 'limits'> {
  req: Request;
  user: SessionCustomer;
}

/** Returns the account if the password is right. Guesses count as logins. Throws a TooManyError. */
function provenAccount({ payload, limits, req, user }: AskedAgain, password: string) {
  const attempt = { limits, address: signedInFrom(req).address, account: user.email };
  return limitLogin(attempt, () => accountByPassword({ payload, customer: user }, password));
}

const wrongPassword = { success: false, message: MESSAGES.wrongPassword };

/** Calls about a customer's own account. A wrong password is a 200 (rule 10.4). */
export const ownAccountRoutes = routesOf(OWN_ACCOUNT_CALLS, {
  changeMe: async ({ user, body: changes, ...context }) =>
    meOf(context, await changeDetails({ payload: context.payload, customer: user }, changes)),
  askForEmail: async ({ body: { email, password }, ...context }) => {
    const { payload, limits } = context;
    const account = await provenAccount(context, password);
    if (!account) return wrongPassword;
    await limits.take('email-account', account.id);
    await requestEmailChange(payload, account, email);
    return { success: true, message: MESSAGES.emailLinkSent };
  },
  confirmEmail: async ({ payload, body: { token } }) =>
    (await confirmEmail(payload, token))
      ? { success: true, message: MESSAGES.emailConfirmed }
      : { success: false, message: MESSAGES.emailLinkExpired },
  changePassword: async ({ body: { currentPassword, newPassword }, ...context }) => {
    const { payload, user: customer } = context;
    const account = await provenAccount(context, currentPassword);
    const isChanged = account && (await changePassword({ payload, customer, account, newPassword }));
    return isChanged ? { success: true, message: MESSAGES.passwordReset } : wrongPassword;
  },

  sessions: async ({ payload, user }) =>
    (await findSessions({ payload, user })).map((session) => presentSession(session, user)),
  endSession: async ({ payload, secureCookies, res, user, id }) => {
    if (!(await endOwnSession({ payload, user, id }))) throw new ShopError('NOT_FOUND');
    if (id === sessionOf(user)) clearCustomerCookie(res, secureCookies);
  },
  endOtherSessions: ({ by }) => endOtherSessions(by),

  exportMe: ({ payload, res, user }) => {
    res.attachment('my-account.json');
    return exportAccount({ payload, customer: user });
  },
  eraseMe: async ({ body: { password }, ...context }) => {
    const { payload, store, res, secureCookies } = context;
    const account = await provenAccount(context, password);
    if (!account || !(await eraseCustomer({ payload, store }, account))) return wrongPassword;
    clearCustomerCookie(res, secureCookies);
    return { success: true };
  },
});
