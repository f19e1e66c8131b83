import { Router } from 'express';
import { type MessageSendAnswer, messageSendRequest } from '#domain/message-contract';
import { sendMessage } from '#server/messages/send-message';
import type { ApiContext } from './context';
import { idempotencyKeyOf } from './middleware/idempotency';
import { adminOf, requireAdmin } from './middleware/session';

/** POST /api/messages/send (spec 7): the owner's message to many customers. */
export function messagesRouter(context: ApiContext): Router {
  const { payload, outboxHandlers: handlers } = context;
  const router = Router();
  router.post('/send', requireAdmin(context), async (req, res) => {
    const idempotencyKey = idempotencyKeyOf(req);
    const input = messageSendRequest.parse(req.body);
    const answer: MessageSendAnswer = await sendMessage({
      payload,
      user: adminOf(req),
      handlers,
      input,
      idempotencyKey,
    });
    res.json(answer);
  });
  return router;
}
