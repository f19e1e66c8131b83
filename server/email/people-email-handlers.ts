import { OWNER_NEWS, OWNER_NEWS_SUBJECT } from '#domain/audit/owner-news';
import { isByOwner } from '#domain/email/outbox';
import { firstName, greeting } from '#domain/messages/greeting';
import { mayGetMessages } from '#domain/messages/message-contract';
import { fillPlaceholders, PLACEHOLDERS_IN } from '#domain/messages/placeholders';
import { PAGES, withQuery } from '#domain/pages/pages';
import { findCustomer, isProvenAddress } from '#server/accounts/find-customer';
import { createResetToken } from '#server/accounts/password-reset';
import { findMessage, queueMessageEmails } from '#server/messages/message-email';
import { createEmailToken } from '#server/own-account/change-details';
import { waitOrDrop } from '#server/platform/outbox/enqueue';
import type { HandlerTable } from '#server/platform/outbox/handle-row';
import { answerIdOf } from '#server/questions/answer-question';
import { findQuestion, presentQuestion } from '#server/questions/read-questions';
import { createInvitation } from '#server/staff/invitation';
import type { Drawing } from '../../payload-types';
import type { EmailSettings } from './email-settings';
import { unsubscribing } from './review-email-handlers';
import { shopEmailSender } from './shop-email';
import {
  confirmEmail,
  drawingWon,
  emailChanged,
  messageToMany,
  passwordReset,
  QUESTION_RECEIVED,
  questionAnswered,
  questionAsked,
  securityNews,
  staffInvitation,
  welcome,
} from './templates/people-emails';

/** Handles emails to people. Tokens are created when an email is sent, so the outbox never contains one. */
export function peopleEmailHandlers(settings: EmailSettings) {
  const { payload, siteUrl } = settings;
  const send = shopEmailSender(settings);
  return {
    'mail:welcome': async ({ customerId = '', ...cause }, row) => {
      const customer = await findCustomer(payload, customerId);
      if (!customer) return waitOrDrop(row);
      const { name, email } = customer;
      const mayQuote = isByOwner(cause) || customer.provenEmail === email;
      const isOnMailingList = Boolean(customer.mailingListOptIn);
      const account = { greeting: greeting({ name, mayQuote }), email, isOnMailingList };
      return send(row, ({ sender }) => ({ to: email, content: welcome(account, sender) }));
    },

    'mail:password-reset': async ({ customerId = '' }, row) => {
      const issued = await createResetToken(payload, customerId);
      if (!issued) return 'drop';
      const link = `${siteUrl}${PAGES.customerResetPassword}?token=${issued.token}`;
      return send(row, () => ({ to: issued.email, content: passwordReset(greeting(issued), link) }));
    },

    'mail:confirm-email': async ({ customerId = '' }, row) => {
      const { recipient } = row;
      const token = recipient && (await createEmailToken(payload, customerId, recipient));
      if (!token) return 'drop';
      const link = `${siteUrl}${PAGES.customerConfirmEmail}?token=${token}`;
      return send(row, ({ sender }) => ({ to: recipient, content: confirmEmail(link, sender) }));
    },

    'mail:email-changed': async ({ customerId = '' }, row) => {
      const { recipient } = row;
      const customer = await findCustomer(payload, customerId);
      // The email is queued before the change it's about, which may have failed.
      if (!recipient || !customer || customer.email === recipient) return waitOrDrop(row);
      return send(row, ({ sender }) => ({ to: recipient, content: emailChanged(recipient, sender) }));
    },

    'mail:staff-invitation': async ({ staffId = '' }, row) => {
      const issued = await createInvitation(payload, staffId);
      if (!issued) return 'drop';
      const { name, email, token } = issued;
      const href = withQuery(`${siteUrl}${PAGES.adminInvitation}`, { token });
      return send(row, ({ sender }) => ({
        to: email,
        content: staffInvitation({ name, email, href }, sender),
      }));
    },

    'mail:security': async ({ what, text = '', at = '', address }, row) => {
      const kind = OWNER_NEWS.find((each) => each === what);
      if (!kind) return 'drop';
      const securityEmail = { subject: OWNER_NEWS_SUBJECT[kind], description: text, at, address };
      return send(row, ({ sender, ownerEmail }) => ({
        to: ownerEmail,
        content: securityNews(securityEmail, sender),
      }));
    },

    'mail:question': async ({ questionId = '' }, row) => {
      const stored = await findQuestion(payload, questionId);
      if (!stored) return waitOrDrop(row);
      const question = presentQuestion(stored);
      return send(row, ({ sender, ownerEmail }) => ({
        to: ownerEmail,
        replyTo: question.email,
        content: questionAsked(question, sender),
      }));
    },

    'mail:question-received': async ({ questionId = '' }, row) => {
      const question = await findQuestion(payload, questionId);
      if (!question) return waitOrDrop(row);
      return send(row, () => ({ to: question.email, content: QUESTION_RECEIVED }));
    },

    'mail:question-answered': async ({ questionId = '', answerId }, row) => {
      const question = await findQuestion(payload, questionId);
      const text = question?.answer;
      if (!question || !text) return question ? waitOrDrop(row) : 'drop';
      if (answerIdOf(payload, question, text) !== answerId) return 'drop';
      const answered = { askedAt: question.createdAt, answer: text };
      return send(row, ({ sender }) => ({ to: question.email, content: questionAnswered(answered, sender) }));
    },

    'mail:drawing-won': async ({ drawingId = '' }, row) => {
      const drawing = await payload.db.findOne<Drawing>({
        collection: 'drawings',
        where: { id: { equals: drawingId } },
      });
      if (!drawing) return 'drop';
      const { winnerName: name, winnerEmail, prize, month } = drawing;
      const mayQuote = await isProvenAddress(payload, winnerEmail);
      const won = { greeting: greeting({ name, mayQuote }), prize, month };
      return send(row, ({ sender }) => ({ to: winnerEmail, content: drawingWon(won, sender) }));
    },

    message: async ({ messageId = '' }, row) => {
      const message = await findMessage(payload, messageId);
      if (!message) return waitOrDrop(row);
      await queueMessageEmails(payload, message);
      return 'done';
    },

    'mail:message': async ({ messageId = '', customerId = '' }, row) => {
      const message = await findMessage(payload, messageId);
      const customer = await findCustomer(payload, customerId);
      if (!message || !customer || !mayGetMessages(customer)) return 'drop';
      const { name, email, provenEmail } = customer;
      const { headers, unsubscribeUrl } = unsubscribing(settings, customerId);
      const written = {
        greeting: greeting({ name, mayQuote: provenEmail === email }),
        subject: message.subject,
        message: fillPlaceholders(message.body, { 'first name': firstName(name) }, PLACEHOLDERS_IN.bulk),
        unsubscribeUrl,
      };
      return send(row, ({ sender }) => ({
        to: email,
        headers,
        content: messageToMany(written, sender),
      }));
    },
  } satisfies Partial<HandlerTable>;
}
