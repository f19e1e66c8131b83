import { Router } from 'express';
import { adminLoginRequest, type LoginAnswer, type LogoutAnswer } from '#domain/account-contract';
import { MESSAGES } from '#domain/messages';
import { adminCookie, openAdminSession, readAdminSession } from '#server/accounts/admin-session';
import { endSession } from '#server/accounts/end-session';
import type { ApiContext } from './context';
import { callerAddress } from './middleware/caller-address';

/** POST /api/admin/login and /api/admin/logout (spec 7): one session opens the dashboard and the editor. */
export function adminSessionRouter({ payload, adminEmail, limits }: ApiContext): Router {
  const router = Router();

  router.post('/login', async (req, res) => {
    const { password } = adminLoginRequest.parse(req.body);
    const address = callerAddress(req);
    const token = await openAdminSession({ payload, limits, address, email: adminEmail, password });
    if (token) res.append('Set-Cookie', adminCookie(payload, token));
    const answer: LoginAnswer = token
      ? { success: true }
      : { success: false, message: MESSAGES.wrongPassword };
    res.json(answer);
  });

  router.post('/logout', async (req, res) => {
    const user = await readAdminSession(payload, req.headers.cookie);
    if (user) await endSession({ payload, user });
    res.append('Set-Cookie', adminCookie(payload));
    const answer: LogoutAnswer = { success: true };
    res.json(answer);
  });

  return router;
}
