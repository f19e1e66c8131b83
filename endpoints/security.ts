import type { Payload } from 'payload';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { SECURITY_CALLS } from '#domain/api-calls/security-calls';
import { nameOf } from '#domain/people/people';
import { MESSAGES } from '#domain/words/shop-texts';
import { SHOP_NAME } from '#domain/words/shop-words';
import { adminCookie, openPasskeySession } from '#server/accounts/admin-session';
import { confirmAdmin } from '#server/accounts/confirm-admin';
import { endOtherSessions, endOwnSession, findSessions } from '#server/accounts/own-sessions';
import { presentSession } from '#server/accounts/present-session';
import { sessionOf } from '#server/accounts/session';
import { recordAudit } from '#server/audit/record-audit';
import { tellFailedLogin } from '#server/audit/tell-login';
import { tellOwner } from '#server/audit/tell-owner';
import { ShopError } from '#server/errors/shop-error';
import {
  disableFactor,
  enableFactor,
  readFactor,
  renewRecoveryCodes,
  setUpFactor,
} from '#server/second-factor/factor';
import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  listPasskeys,
  namePasskey,
  removePasskey,
  takePasskey,
} from '#server/second-factor/passkeys';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { signedInFrom } from './middleware/caller-address';
import type { ApiContext } from './middleware/context';
import { relyingParty } from './middleware/relying-party';
import type { SessionAdmin } from './middleware/session';
import { route } from './route';

const calls = SECURITY_CALLS;

interface Told extends Pick<ApiContext, 'payload'> {
  user: SessionAdmin;
}

const shopNameOf = async (payload: Payload) => (await readShopSettings(payload)).name ?? SHOP_NAME;
/** Writes a change of how somebody proves who they are into the trail, and mails the owner of it (rule 18.7). */
async function tell({ payload, user }: Told, text: string): Promise<void> {
  await recordAudit({ payload, kind: 'second-factor', actor: user, subject: user.email, text });
  await tellOwner({ payload, what: 'second-factor', text: `${nameOf(user)}: ${text}.` });
}
const tellEnded = ({ payload, user }: Told, text: string) =>
  recordAudit({ payload, kind: 'session-ended', actor: user, subject: user.email, text });

/** How people of the shop prove who they are, and where they are signed in; a wrong proof is a 200 (rule 10.4). */
export const securityRoutes = [
  route(calls.factor, ({ payload, user }) => readFactor({ payload, account: user.id })),
  route(calls.setUpFactor, async ({ payload, user: { id: account, email } }) => {
    return setUpFactor({ payload, account, email, issuer: await shopNameOf(payload) });
  }),
  route(calls.enableFactor, async ({ limits, body: { code }, ...asked }) => {
    const { payload, user } = asked;
    await limits.take('factor-account', user.id);
    const recoveryCodes = await enableFactor({ payload, account: user.id, code });
    if (!recoveryCodes) return { success: false, message: SERVER_MESSAGES.wrongCode };
    await limits.giveBack('factor-account', user.id);
    // Whoever signed in by the password alone does so once more.
    await endOtherSessions({ payload, user });
    await tell(asked, 'Turned the second factor on');
    return { success: true, recoveryCodes };
  }),
  route(calls.disableFactor, async (asked) => {
    const { payload, user } = asked;
    const wasOn = await disableFactor({ payload, account: user.id });
    if (wasOn) await tell(asked, 'Turned the second factor off');
  }),
  route(calls.newRecoveryCodes, async (asked) => {
    const { payload, user } = asked;
    const recoveryCodes = await renewRecoveryCodes({ payload, account: user.id });
    if (!recoveryCodes) return { success: false, message: SERVER_MESSAGES.noSecondFactor };
    await tell(asked, 'Made new recovery codes');
    return { success: true, recoveryCodes };
  }),
  route(calls.confirm, async ({ payload, limits, ownSite, req, user, body: proof }) => {
    const site = relyingParty(req, ownSite);
    const isRight = await confirmAdmin({ payload, limits, user, from: signedInFrom(req), site, proof });
    if (isRight) return { success: true };
    if ('password' in proof) return { success: false, message: MESSAGES.wrongPassword };
    const message = 'code' in proof ? SERVER_MESSAGES.wrongCode : SERVER_MESSAGES.passkeyUnknown;
    return { success: false, message };
  }),

  route(calls.askPasskey, ({ payload, ownSite, req }) =>
    askPasskey({ payload, site: relyingParty(req, ownSite) }),
  ),
  route(calls.logInByPasskey, async ({ payload, limits, ownSite, req, res, body }) => {
    const from = signedInFrom(req);
    await limits.take('admin-login', from.address);
    const site = relyingParty(req, ownSite);
    const id = await takePasskey({ payload, site, answer: body.passkey });
    const token = id && (await openPasskeySession(payload, { id, from }));
    if (!token) {
      await tellFailedLogin({ payload, account: null, address: from.address });
      return { success: false, message: SERVER_MESSAGES.passkeyUnknown };
    }
    await limits.giveBack('admin-login', from.address);
    res.append('Set-Cookie', adminCookie(payload, token));
    return { success: true };
  }),
  route(calls.passkeys, ({ payload, user }) => listPasskeys({ payload, account: user.id })),
  route(calls.askNewPasskey, async ({ payload, ownSite, req, user: { id: account, email } }) => {
    const shopName = await shopNameOf(payload);
    return askNewPasskey({ payload, account, email, shopName, site: relyingParty(req, ownSite) });
  }),
  route(calls.addPasskey, async ({ ownSite, req, body: { name, passkey }, ...asked }) => {
    const { payload, user } = asked;
    const site = relyingParty(req, ownSite);
    const id = await addPasskey({ payload, account: user.id, site, name, answer: passkey });
    await tell(asked, `Added the passkey ${name}`);
    return { id };
  }),
  route(calls.namePasskey, async ({ id, body: { name }, ...asked }) => {
    const { payload, user } = asked;
    if (!(await namePasskey({ payload, account: user.id, id, name }))) throw new ShopError('NOT_FOUND');
    await tell(asked, `Named a passkey ${name}`);
  }),
  route(calls.removePasskey, async ({ id, ...asked }) => {
    const { payload, user } = asked;
    if (!(await removePasskey({ payload, account: user.id, id }))) throw new ShopError('NOT_FOUND');
    await tell(asked, 'Removed a passkey');
  }),

  route(calls.adminSessions, async ({ payload, user }) =>
    (await findSessions({ payload, user })).map((session) => presentSession(session, user)),
  ),
  route(calls.endAdminSession, async ({ res, id, ...asked }) => {
    const { payload, user } = asked;
    const isOwn = id === sessionOf(user);
    if (isOwn) await tellEnded(asked, 'Ended the own session');
    if (!(await endOwnSession({ payload, user, id }))) throw new ShopError('NOT_FOUND');
    if (isOwn) res.append('Set-Cookie', adminCookie(payload));
    else await tellEnded(asked, 'Ended one of the other sessions');
  }),
  route(calls.endOtherAdminSessions, async (asked) => {
    await endOtherSessions(asked);
    await tellEnded(asked, 'Ended all other sessions');
  }),
];
