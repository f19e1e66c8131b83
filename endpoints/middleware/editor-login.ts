import type { RequestHandler } from 'express';
import { EDITOR_PATH } from '#domain/pages';
import { oneAtATime } from '#server/accounts/one-at-a-time';
import type { ApiContext } from '../context';
import { callerAddress } from './caller-address';
import { editorPath } from './editor-path';

const LOGIN = new RegExp(`^${EDITOR_PATH}/api/admins/login/?$`, 'i');
const FORGOT = new RegExp(`^${EDITOR_PATH}/api/admins/forgot-password/?$`, 'i');

/**
 * Holds the editor's own login form to the limits of the dashboard's, whose password it takes. Its logins also wait for each
 * other and for the dashboard's: at the same moment Payload would write one session over another.
 */
export function editorLogin({ limits, adminEmail }: ApiContext): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'POST') return next();
    const path = editorPath(req);
    if (FORGOT.test(path)) await limits.take('forgot-address', callerAddress(req));
    if (!LOGIN.test(path)) return next();
    const address = callerAddress(req);
    await limits.take('admin-login', address);
    const answered = new Promise<void>((resolve) => res.once('close', resolve));
    void oneAtATime(adminEmail.toLowerCase(), () => {
      next();
      return answered;
    });
    await answered;
    // Who hangs up before the answer has proved nothing.
    if (res.headersSent && res.statusCode === 200) await limits.giveBack('admin-login', address);
  };
}
