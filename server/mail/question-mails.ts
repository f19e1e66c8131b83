import { createElement } from 'react';
import { isGivenUp } from '#server/outbox/enqueue';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import { answerIdOf } from '#server/questions/answer-question';
import { findQuestion, presentQuestion } from '#server/questions/read-questions';
import type { MailSettings } from './mail-settings';
import { shopMailSender } from './shop-mail';

/** The outbox handlers of what visitors ask and the owner answers. A mail is queued before what it tells of is stored. */
export function questionMailHandlers(settings: MailSettings) {
  const { payload } = settings;
  const send = shopMailSender(settings);
  return {
    'mail:question': async ({ questionId = '' }, row) => {
      const stored = await findQuestion(payload, questionId);
      if (!stored) return isGivenUp(row) ? 'drop' : 'later';
      const question = presentQuestion(stored);
      const { QuestionAsked } = await import('./templates/question-asked');
      return send(row, ({ sender, ownerEmail }) => ({
        to: ownerEmail,
        replyTo: question.email,
        subject: `Question from ${question.email}`,
        body: createElement(QuestionAsked, { question, ...sender }),
      }));
    },

    'mail:question-received': async ({ questionId = '' }, row) => {
      const question = await findQuestion(payload, questionId);
      if (!question) return isGivenUp(row) ? 'drop' : 'later';
      const { QuestionReceived } = await import('./templates/question-received');
      return send(row, ({ sender }) => ({
        to: question.email,
        subject: 'We have your question',
        body: createElement(QuestionReceived, sender),
      }));
    },

    'mail:question-answered': async ({ questionId = '', answerId }, row) => {
      const question = await findQuestion(payload, questionId);
      const text = question?.answer;
      if (!question || !text) return question && !isGivenUp(row) ? 'later' : 'drop';
      if (answerIdOf({ payload, question, text }) !== answerId) return 'drop';
      const { QuestionAnswered } = await import('./templates/question-answered');
      return send(row, ({ sender }) => ({
        to: question.email,
        subject: 'Our answer to your question',
        body: createElement(QuestionAnswered, { askedAt: question.createdAt, text, ...sender }),
      }));
    },
  } satisfies Partial<OutboxHandlers>;
}
