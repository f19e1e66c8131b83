import type { Payload } from 'payload';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { SECURITY_CALLS } from '#domain/api-calls/security-calls';
import { nameOf } from '#domain/people/people';
import { MESSAGES } from '#domain/words/shop-texts';
import { SHOP_NAME } from '#domain/words/shop-words';
import { adminCookie, confirmAdmin, openPasskeySession } from '#server/accounts/admin-session';
import { endOtherSessions, endOwnSession, findSessions, presentSession } from '#server/accounts/own-sessions';
import { sessionOf } from '#server/accounts/session';
import { audited } from '#server/audit/audited';
import { notifyOwner } from '#server/audit/notify-owner';
import { recordFailedLogin } from '#server/audit/record-login';
import { ShopError } from '#server/platform/errors/shop-error';
import {
  disableFactor,
  enableFactor,
  readFactor,
  renewRecoveryCodes,
  setUpFactor,
} from '#server/second-factor/factor';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
  verifyPasskey,
} from '#server/second-factor/passkeys';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { signedInFrom } from './middleware/caller-address';
import type { ApiContext } from './middleware/context';
import { relyingParty } from './middleware/own-origin';
import type { SessionAdmin } from './middleware/session';
import { routesOf } from './route';

interface Told extends Pick<ApiContext, 'payload'> {
  user: SessionAdmin;
}

const shopNameOf = async (payload: Payload) => (await readShopSettings(payload)).name ?? SHOP_NAME;
/** Changes how someone signs in. Records it in the audit log and emails the owner (rule 18.7). */
async function changeFactor<Result>(
  { payload, user }: Told,
  text: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const event = { kind: 'second-factor', actor: user, subject: user.email, text } as const;
  const result = await audited({ payload, event, change });
  if (result) await notifyOwner(payload, 'second-factor', `${nameOf(user)}: ${text}.`);
  return result;
}
const endedEvent = (user: SessionAdmin, text: string) =>
  ({ kind: 'session-ended', actor: user, subject: user.email, text }) as const;

/** Calls for second factors, passkeys, and sessions of staff. A wrong proof is a 200 (rule 10.4). */
export const securityRoutes = routesOf(SECURITY_CALLS, {
  factor: ({ payload, user }) => readFactor({ payload, account: user.id }),
  setUpFactor: async ({ payload, user: { id: account, email } }) =>
    setUpFactor({ payload, account }, email, await shopNameOf(payload)),
  enableFactor: async ({ limits, body: { code }, payload, user }) => {
    await limits.take('factor-account', user.id);
    const enable = () => enableFactor({ payload, account: user.id }, code);
    const recoveryCodes = await changeFactor({ payload, user }, 'Turned on the second factor', enable);
    if (!recoveryCodes) return { success: false, message: SERVER_MESSAGES.wrongCode };
    await limits.uncount('factor-account', user.id);
    // A session that was opened with only a password has to sign in again.
    await endOtherSessions({ payload, user });
    return { success: true, recoveryCodes };
  },
  disableFactor: async (asked) => {
    const of = { payload: asked.payload, account: asked.user.id };
    await changeFactor(asked, 'Turned off the second factor', () => disableFactor(of));
  },
  newRecoveryCodes: async (asked) => {
    const of = { payload: asked.payload, account: asked.user.id };
    const recoveryCodes = await changeFactor(asked, 'Made new recovery codes', () => renewRecoveryCodes(of));
    if (!recoveryCodes) return { success: false, message: SERVER_MESSAGES.noSecondFactor };
    return { success: true, recoveryCodes };
  },
  confirm: async ({ payload, limits, ownSite, req, user, body: proof }) => {
    const site = relyingParty(req, ownSite);
    const isRight = await confirmAdmin({ payload, limits, user, from: signedInFrom(req), site, proof });
    if (isRight) return { success: true };
    if ('password' in proof) return { success: false, message: MESSAGES.wrongPassword };
    const message = 'code' in proof ? SERVER_MESSAGES.wrongCode : SERVER_MESSAGES.passkeyUnknown;
    return { success: false, message };
  },

  askPasskey: ({ payload, ownSite, req }) => passkeyOptions({ payload, site: relyingParty(req, ownSite) }),
  logInByPasskey: async ({ payload, limits, ownSite, req, res, body }) => {
    const from = signedInFrom(req);
    await limits.take('admin-login', from.address);
    const site = relyingParty(req, ownSite);
    const id = await verifyPasskey({ payload, site }, body.passkey);
    const token = id && (await openPasskeySession(payload, { id, from }));
    if (!token) {
      await recordFailedLogin(payload, null, from.address);
      return { success: false, message: SERVER_MESSAGES.passkeyUnknown };
    }
    await limits.uncount('admin-login', from.address);
    res.append('Set-Cookie', adminCookie(payload, token));
    return { success: true };
  },
  passkeys: ({ payload, user }) => listPasskeys({ payload, account: user.id }),
  askNewPasskey: async ({ payload, ownSite, req, user: { id: account, email } }) => {
    const shopName = await shopNameOf(payload);
    return newPasskeyOptions({ payload, account }, { email, shopName, site: relyingParty(req, ownSite) });
  },
  addPasskey: async ({ ownSite, req, body: { name, passkey }, ...asked }) => {
    const { payload, user } = asked;
    const site = relyingParty(req, ownSite);
    const add = () => addPasskey({ payload, account: user.id }, { site, name, answer: passkey });
    return { id: await changeFactor(asked, `Added the passkey ${name}`, add) };
  },
  namePasskey: async ({ id, body: { name }, ...asked }) => {
    const { payload, user } = asked;
    const rename = () => renamePasskey({ payload, account: user.id }, id, name);
    if (!(await changeFactor(asked, `Renamed a passkey to ${name}`, rename)))
      throw new ShopError('NOT_FOUND');
  },
  removePasskey: async ({ id, ...asked }) => {
    const { payload, user } = asked;
    const remove = () => removePasskey({ payload, account: user.id }, id);
    if (!(await changeFactor(asked, 'Removed a passkey', remove))) throw new ShopError('NOT_FOUND');
  },

  adminSessions: async ({ payload, user }) =>
    (await findSessions({ payload, user })).map((session) => presentSession(session, user)),
  endAdminSession: async ({ res, id, payload, user }) => {
    const isOwn = id === sessionOf(user);
    const isEnded = await audited({
      payload,
      event: endedEvent(user, isOwn ? 'Signed out their own device' : 'Signed out another device'),
      proof: { collection: 'sessions', id, shows: 'gone' },
      change: () => endOwnSession({ payload, user, id }),
    });
    if (!isEnded) throw new ShopError('NOT_FOUND');
    if (isOwn) res.append('Set-Cookie', adminCookie(payload));
  },
  endOtherAdminSessions: ({ payload, user }) =>
    audited({
      payload,
      event: endedEvent(user, 'Signed out all other devices'),
      change: () => endOtherSessions({ payload, user }),
    }),
});
