import type { Request, RequestHandler } from 'express';
import { CALLER_HEADER } from '#domain/pages/editor-address';
import { EDITOR_PATH, PAGES, withQuery } from '#domain/pages/pages';
import { adminToken } from '#server/accounts/admin-session';
import { readCustomerSession } from '#server/accounts/open-session';
import { readSession } from '#server/accounts/session';
import { isSessionCookie } from '#server/accounts/session-cookies';
import { callerAddress } from './caller-address';
import type { ApiContext } from './context';
import { closeAfterAnswer, limitBody, OWNER_BODY_BYTES, UNVERIFIED_BODY_BYTES } from './request-body';
import { customerToken, refusal, type SessionAdmin, shopRole } from './session';

const API = `${EDITOR_PATH}/api/`;
const LOGIN_PAGE = `${EDITOR_PATH}/login`;

/** Paths of the editor that are open without a session (rule 10.10). */
const OPEN_TO_ALL = new Set([
  `POST ${API}admins/login`,
  `POST ${API}admins/logout`,
  `GET ${API}admins/me`,
  `GET ${LOGIN_PAGE}`,
  `GET ${EDITOR_PATH}/logout`,
  `GET ${EDITOR_PATH}/logout-inactivity`,
]);

/** Headers with which Payload handles a request as if it had another method. */
const METHOD_OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

/** Payload's pages for accounts. They're closed, because the owner's account comes from the settings. */
const NOT_OURS = new RegExp(`^${EDITOR_PATH}/(create-first-user|forgot|reset|verify)(/|$)`);

/** Lets only the owner and managers into the editor, except to the paths in OPEN_TO_ALL. Paths here are plain (`plainPath`). */
export function editorGuard(context: Pick<ApiContext, 'payload' | 'secureCookies'>): RequestHandler {
  const { payload, secureCookies } = context;
  return async (req, res, next) => {
    const { method, path } = req;
    const token = adminToken(payload, req.headers.cookie);
    const user = token === undefined ? null : await readSession(payload, 'admins', token);
    const isOwner = mayEdit(user);
    const isRead = method === 'GET' || method === 'HEAD';
    if (isOwner && isRead && NOT_OURS.test(path)) return res.redirect(EDITOR_PATH);
    if (isOwner || OPEN_TO_ALL.has(`${isRead ? 'GET' : method} ${path}`)) {
      limitBody(req, res, isOwner ? OWNER_BODY_BYTES : UNVERIFIED_BODY_BYTES);
      setCallerHeaders(req, isOwner ? token : undefined);
      return next();
    }
    if (isRead && !path.startsWith(API)) return res.redirect(user ? PAGES.admin : loginPage(req));
    closeAfterAnswer(res);
    throw refusal(user ?? (await readCustomerSession(payload, customerToken(req, secureCookies))));
  };
}

/** Whether someone can use the editor: owner and managers (rule 18.3). */
function mayEdit(user: SessionAdmin | null): boolean {
  const role = shopRole(user);
  return role === 'owner' || role === 'manager';
}

/** Passes the caller's session and IP address on to the editor. Removes what the request itself says about its sender. */
function setCallerHeaders(req: Request, token: string | undefined): void {
  const cookies = (req.headers.cookie ?? '').split(';').filter((cookie) => !isSessionCookie(cookie));
  req.headers.cookie = cookies.join(';');
  delete req.headers.authorization;
  if (token) req.headers.authorization = `JWT ${token}`;
  else for (const header of METHOD_OVERRIDES) delete req.headers[header];
  req.headers[CALLER_HEADER] = callerAddress(req);
}

function loginPage({ originalUrl }: Request): string {
  const { pathname, searchParams } = new URL(originalUrl, 'http://shop');
  // How Next marks requests of its own navigation.
  searchParams.delete('_rsc');
  const requested = `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
  const isStart = requested === EDITOR_PATH || NOT_OURS.test(pathname);
  return isStart ? LOGIN_PAGE : withQuery(LOGIN_PAGE, { redirect: requested });
}
