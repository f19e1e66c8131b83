import type { Request } from 'express';
import { OWN_ACCOUNT_CALLS } from '#domain/api-calls/own-account-calls';
import { MESSAGES } from '#domain/words/shop-texts';
import { limitLogin } from '#server/accounts/open-session';
import { endOtherSessions, endOwnSession, findSessions, presentSession } from '#server/accounts/own-sessions';
import { sessionOf } from '#server/accounts/session';
import { presentMe } from '#server/customers/list-customers';
import {
  accountByPassword,
  askForEmail,
  changeDetails,
  changePassword,
  confirmEmail,
} from '#server/own-account/change-details';
import { eraseCustomer } from '#server/own-account/erase-customer';
import { exportAccount } from '#server/own-account/export-account';
import { ShopError } from '#server/platform/errors/shop-error';
import { signedInFrom } from './middleware/caller-address';
import type { ApiContext } from './middleware/context';
import { clearCustomerCookie, type SessionCustomer } from './middleware/session';
import { route } from './route';

const calls = OWN_ACCOUNT_CALLS;

interface AskedAgain extends Pick<ApiContext, 'payload' | 'limits'> {
  req: Request;
  user: SessionCustomer;
}

/** The caller's account as stored, if the password is right; guesses count as those of the login do, and throw a TooManyError. */
function provenAccount({ payload, limits, req, user }: AskedAgain, password: string) {
  const attempt = { limits, address: signedInFrom(req).address, account: user.email };
  return limitLogin(attempt, () => accountByPassword({ payload, customer: user, password }));
}

const wrongPassword = { success: false, message: MESSAGES.wrongPassword };

/** What customers change about their own account, and what they take along or away; a wrong password is a 200 (rule 10.4). */
export const ownAccountRoutes = [
  route(calls.changeMe, async ({ payload, user, body: changes }) =>
    presentMe(await changeDetails({ payload, customer: user, changes })),
  ),
  route(calls.askForEmail, async ({ body: { email, password }, ...asked }) => {
    const { payload, limits } = asked;
    const account = await provenAccount(asked, password);
    if (!account) return wrongPassword;
    await limits.take('email-account', account.id);
    await askForEmail({ payload, account, email });
    return { success: true, message: MESSAGES.emailLinkSent };
  }),
  route(calls.confirmEmail, async ({ payload, body: { token } }) =>
    (await confirmEmail({ payload, token }))
      ? { success: true, message: MESSAGES.emailConfirmed }
      : { success: false, message: MESSAGES.emailLinkExpired },
  ),
  route(calls.changePassword, async ({ body: { currentPassword, newPassword }, ...asked }) => {
    const { payload, user: customer } = asked;
    const account = await provenAccount(asked, currentPassword);
    const isChanged = account && (await changePassword({ payload, customer, account, newPassword }));
    return isChanged ? { success: true, message: MESSAGES.passwordReset } : wrongPassword;
  }),

  route(calls.sessions, async ({ payload, user }) =>
    (await findSessions({ payload, user })).map((session) => presentSession(session, user)),
  ),
  route(calls.endSession, async ({ payload, secureCookies, res, user, id }) => {
    if (!(await endOwnSession({ payload, user, id }))) throw new ShopError('NOT_FOUND');
    if (id === sessionOf(user)) clearCustomerCookie(res, secureCookies);
  }),
  route(calls.endOtherSessions, ({ payload, user }) => endOtherSessions({ payload, user })),

  route(calls.exportMe, ({ payload, res, user }) => {
    res.attachment('my-account.json');
    return exportAccount({ payload, customer: user });
  }),
  route(calls.eraseMe, async ({ body: { password }, ...asked }) => {
    const { payload, store, res, secureCookies } = asked;
    const account = await provenAccount(asked, password);
    if (!account || !(await eraseCustomer({ payload, store, account }))) return wrongPassword;
    clearCustomerCookie(res, secureCookies);
    return { success: true };
  }),
];
