import {
  APIError,
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { CALLER_HEADER } from '#domain/pages/editor-address';
import { findOne } from '#server/platform/database/find';
import { TooManyError } from '#server/platform/errors/shop-error';
import { createLimits, type Limits } from '#server/platform/limits/limits';
import { perShop } from '#server/platform/tools/per-shop';
import { adminCookie, openAdminSession, signOut } from './admin-session';
import { endSession, findSession, readSession, type SignedInFrom, sessionEnd, startSession } from './session';

// Anything but text is read as an empty password, which never matches.
const credential = z.string().max(1000).catch('');
const credentials = z.object({ email: credential, password: credential });

/** The editor's login endpoints. Payload's own have no rate limits, and their timing reveals the owner's email. */
export function editorSession(rateLimits: 'on' | 'off'): Omit<Endpoint, 'root'>[] {
  const limitsOf = perShop((payload: Payload) => createLimits(payload, rateLimits));
  const shared = { method: 'post', custom: { shop: true } } as const;
  return [
    { path: '/login', ...shared, handler: (req) => logIn(req, limitsOf(req.payload)) },
    { path: '/logout', ...shared, handler: logOut },
    { path: '/refresh-token', ...shared, handler: refresh },
  ];
}

async function logIn(req: PayloadRequest, limits: Limits): Promise<Response> {
  const { payload, t } = req;
  await addDataAndFileToRequest(req);
  const { email, password } = credentials.catch({ email: '', password: '' }).parse(req.data);
  const from = fromOf(req);
  const login = await openAdminSession({ payload, limits, from, email, password }).catch(asApiError(req));
  if (!login) throw new AuthenticationError(t);
  if ('needs' in login) throw new APIError(SERVER_MESSAGES.editorNeedsCode, 403, null, true);
  const { token } = login;
  return sessionResponse(payload, token, { message: t('authentication:passed'), token });
}

const fromOf = ({ headers }: PayloadRequest): SignedInFrom => ({
  address: headers.get(CALLER_HEADER) ?? 'unknown',
  userAgent: headers.get('user-agent') ?? undefined,
});

async function logOut({ payload, user, t }: PayloadRequest): Promise<Response> {
  if (user?.collection === 'admins') await signOut(payload, user);
  return jsonWithCookie({ message: t('authentication:logoutSuccessful') }, adminCookie(payload));
}

async function refresh(req: PayloadRequest): Promise<Response> {
  const { payload, user, t } = req;
  if (user?.collection !== 'admins') throw new Forbidden(t);
  const account = await findOne(payload, 'admins', { id: { equals: user.id } });
  const replaced = await findSession(payload, user);
  const start = { payload, collection: 'admins', from: fromOf(req) } as const;
  const token = account && replaced && (await startSession({ ...start, account, replaced }));
  if (!token) throw new Forbidden(t);
  await endSession(payload, user);
  const message = t('authentication:tokenRefreshSuccessful');
  return sessionResponse(payload, token, { message, refreshedToken: token, setCookie: true });
}

async function sessionResponse(payload: Payload, token: string, answer: object): Promise<Response> {
  const user = await readSession(payload, 'admins', token);
  const exp = Math.floor((user ? await sessionEnd(payload, user) : 0) / 1000);
  const shown = user && { id: user.id, email: user.email, collection: user.collection };
  return jsonWithCookie({ ...answer, exp, user: shown }, adminCookie(payload, token));
}

const jsonWithCookie = (answer: object, cookie: string) =>
  Response.json(answer, { headers: { 'Set-Cookie': cookie } });

// Payload sends a status only for its own errors.
function asApiError(req: PayloadRequest): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof TooManyError)) throw error;
    req.responseHeaders ??= new Headers();
    req.responseHeaders.set('Retry-After', String(error.retryAfterSeconds));
    throw new APIError(error.message, 429, null, true);
  };
}
