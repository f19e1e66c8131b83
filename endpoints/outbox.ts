import { Router } from 'express';
import type { ChangedAnswer } from '#domain/change-answers';
import { resend } from '#server/outbox/resend';
import type { ApiContext } from './context';
import { pathId } from './middleware/path-id';
import { adminOf, requireAdmin } from './middleware/session';

/** POST /api/outbox/{id}/resend: the 'Send again' button that the editor shows at a mail that failed; else 409. */
export function outboxRouter(context: ApiContext): Router {
  const { payload } = context;
  const router = Router();
  router.post('/:id/resend', requireAdmin(context), async (req, res) => {
    await resend({ payload, user: adminOf(req), id: pathId(req) });
    const answer: ChangedAnswer = { success: true };
    res.json(answer);
  });
  return router;
}
