import type { Response } from 'express';
import { MESSAGE_CALLS } from '#domain/api-calls/message-calls';
import { signingName } from '#server/mail/mail-settings';
import { isUnsubscribeLink, unsubscribe } from '#server/mailing-list/mailing-list';
import { sendMessage } from '#server/messages/send-message';
import { sendInstructions } from '#server/orders/send-instructions';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { resendMail } from '#server/track/resend-mail';
import type { ApiContext } from './middleware/context';
import { route } from './route';
import { type UnsubscribeState, unsubscribePage } from './unsubscribe-page';

const calls = MESSAGE_CALLS;

/** What the shop mails because its owner asks for it, and how customers stop it. */
export const mailRoutes = [
  route(calls.sendShippingInstructions, ({ payload, user, id, idempotencyKey }) =>
    sendInstructions({ payload, user, id, method: 'ship', idempotencyKey }),
  ),
  route(calls.sendDropoffInstructions, ({ payload, user, id, idempotencyKey }) =>
    sendInstructions({ payload, user, id, method: 'dropoff', idempotencyKey }),
  ),
  route(calls.sendMessage, ({ payload, user, outboxHandlers, body, idempotencyKey }) =>
    sendMessage({ payload, user, handlers: outboxHandlers, input: body, idempotencyKey }),
  ),
  route(calls.resendMail, ({ payload, user, id }) => resendMail({ payload, user, id })),
  // GET shows a page and changes nothing, because mail programs open links ahead of their readers; POST unsubscribes, from the
  // page's form or straight from a mail provider (RFC 8058).
  route(calls.showUnsubscribe, async ({ payload, res, id: token }) => {
    const isKnown = await isUnsubscribeLink({ payload, token });
    await answerPage(payload, res, isKnown ? 'asked' : 'unknown');
  }),
  route(calls.unsubscribe, async ({ payload, res, id: token }) => {
    const isDone = await unsubscribe({ payload, token });
    await answerPage(payload, res, isDone ? 'done' : 'unknown');
  }),
];

async function answerPage(
  payload: ApiContext['payload'],
  res: Response,
  state: UnsubscribeState,
): Promise<void> {
  const { accentColor } = await readShopSettings(payload);
  const { html, headers } = unsubscribePage(state, { name: await signingName(payload), accentColor });
  res
    .status(state === 'unknown' ? 404 : 200)
    .set(headers)
    .type('html')
    .send(html);
}
