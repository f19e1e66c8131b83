import type { RequestHandler } from 'express';
import { EDITOR_PATH } from '#domain/pages';
import type { ApiContext } from '../context';
import { callerAddress } from './caller-address';
import { editorPath } from './editor-path';

const LOGIN = new RegExp(`^${EDITOR_PATH}/api/admins/login/?$`, 'i');
const FORGOT = new RegExp(`^${EDITOR_PATH}/api/admins/forgot-password/?$`, 'i');

/**
 * Holds the editor's own login form to the limits of the dashboard's, whose password it takes. It does not wait its turn with
 * the dashboard's logins: a stranger who never finishes a request would keep the owner waiting.
 */
export function editorLogin({ limits }: Pick<ApiContext, 'limits'>): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'POST') return next();
    const path = editorPath(req);
    if (FORGOT.test(path)) await limits.take('forgot-address', callerAddress(req));
    if (!LOGIN.test(path)) return next();
    const address = callerAddress(req);
    await limits.take('admin-login', address);
    const answered = new Promise<void>((resolve) => res.once('close', resolve));
    next();
    await answered;
    // Who hangs up before the answer has proved nothing.
    if (res.headersSent && res.statusCode === 200) await limits.giveBack('admin-login', address);
  };
}
