import { Router } from 'express';
import type { CheckAnswer } from '#domain/session-contract';
import { isAdminSession } from '#server/accounts/admin-session';
import type { ApiContext } from './context';
import { readCustomer, signedInCustomer } from './middleware/session';

/** GET /api/customer/check and GET /api/admin/check (spec 7). */
export function sessionsRouter(context: ApiContext): Router {
  const { payload } = context;
  const router = Router();
  router.get('/customer/check', readCustomer(context), (req, res) => {
    const answer: CheckAnswer = { isAuthenticated: signedInCustomer(req) !== null };
    res.json(answer);
  });
  router.get('/admin/check', async (req, res) => {
    const answer: CheckAnswer = { isAuthenticated: await isAdminSession(payload, req.headers.cookie) };
    res.json(answer);
  });
  return router;
}
