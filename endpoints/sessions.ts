import { Router } from 'express';
import type { CheckAnswer } from '#domain/session-contract';
import { isAdminSession } from '#server/accounts/admin-session';
import { readCustomerSession } from '#server/accounts/customer-session';
import type { ApiContext } from './context';
import { customerToken } from './middleware/customer-cookie';

/** GET /api/customer/check and GET /api/admin/check (spec 7). */
export function sessionsRouter({ payload }: ApiContext): Router {
  const router = Router();
  router.get('/customer/check', async (req, res) => {
    const customer = await readCustomerSession(payload, customerToken(req));
    const answer: CheckAnswer = { isAuthenticated: customer !== null };
    res.json(answer);
  });
  router.get('/admin/check', async (req, res) => {
    const answer: CheckAnswer = { isAuthenticated: await isAdminSession(payload, req.headers.cookie) };
    res.json(answer);
  });
  return router;
}
