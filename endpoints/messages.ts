import { randomUUID } from 'node:crypto';
import type { Response } from 'express';
import { MESSAGE_CALLS, QUESTION_CALLS } from '#domain/api-calls/message-calls';
import { signingName } from '#server/email/email-settings';
import { previewEmail, queueTestEmail } from '#server/email/preview-email';
import { isUnsubscribeLink, unsubscribe } from '#server/mailing-list/mailing-list';
import { listConversations } from '#server/messages/list-conversations';
import { sendMessage } from '#server/messages/send-message';
import { sendInstructions } from '#server/orders/send-instructions';
import { answerQuestion, askQuestion } from '#server/questions/answer-question';
import { listQuestions, readQuestion } from '#server/questions/read-questions';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { resendEmail } from '#server/track/resend-email';
import type { ApiContext } from './middleware/context';
import { findCustomer } from './middleware/session';
import { answerPage, routesOf } from './route';
import { type UnsubscribeState, unsubscribePage } from './unsubscribe-page';

/** Questions from visitors, and the shop's answers (chapter 17 of the rules). */
export const questionRoutes = routesOf(QUESTION_CALLS, {
  ask: async ({ payload, req, body: input, idempotencyKey, ...context }) =>
    askQuestion({
      payload,
      input,
      customer: await findCustomer({ payload, ...context }, req),
      idempotencyKey,
    }),
  questions: ({ by, query }) => answerPage(listQuestions({ ...by, query })),
  question: ({ by }) => readQuestion(by),
  answer: ({ by, body: { text } }) => answerQuestion(by, text),
});

export const emailRoutes = routesOf(MESSAGE_CALLS, {
  sendShippingInstructions: ({ by }) => sendInstructions(by, 'ship'),
  sendDropoffInstructions: ({ by }) => sendInstructions(by, 'dropoff'),
  sendMessage: ({ by, outboxHandlers: handlers, body: input }) => sendMessage({ ...by, handlers, input }),
  conversations: ({ by, query }) => answerPage(listConversations({ ...by, query })),
  savedReplies: async ({ payload }) => (await readShopSettings(payload)).savedReplies,
  resendEmail: ({ by }) => resendEmail(by),
  previewEmail: ({ emailSettings, body: draft }) => previewEmail(emailSettings, draft),
  testEmail: async ({
    limits,
    user,
    emailSettings: settings,
    body: draft,
    idempotencyKey = randomUUID(),
  }) => {
    await limits.take('test-email', user.id);
    return { to: await queueTestEmail({ settings, draft, key: `${user.id}:${idempotencyKey}` }) };
  },
  // Email programs open links before people do, so GET changes nothing. POST comes from the page or the provider (RFC 8058).
  showUnsubscribe: async ({ payload, res, id: token }) => {
    const isKnown = await isUnsubscribeLink(payload, token);
    await showPage(payload, res, isKnown ? 'asked' : 'unknown');
  },
  unsubscribe: async ({ payload, req, res, id: token }) => {
    // The form on the unsubscribe page sends an empty body.
    const isOneClick = Number(req.get('Content-Length') ?? 0) > 0;
    const isDone = await unsubscribe(
      payload,
      token,
      isOneClick ? 'one-click-unsubscribe' : 'unsubscribe-link',
    );
    await showPage(payload, res, isDone ? 'done' : 'unknown');
  },
});

async function showPage(
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
