import { messageSendAnswer, messageSendRequest } from '../messages/message-contract';
import { IDEMPOTENCY_HEADER } from '../orders/order-contract';
import { changedAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

const ONE_MAIL = { [IDEMPOTENCY_HEADER]: 'The same key sends the mail once.' };

/** What the shop mails because its owner asks for it, and how customers stop it. */
export const MESSAGE_CALLS = {
  sendShippingInstructions: {
    call: 'POST /api/orders/:id/send-shipping-instructions',
    role: 'admin',
    summary: 'Mails how to pack and ship the glove.',
    headers: ONE_MAIL,
    answer: changedAnswer,
    refusals: ['ORDER_IS_DROPPED_OFF'],
  },
  sendDropoffInstructions: {
    call: 'POST /api/orders/:id/send-dropoff-instructions',
    role: 'admin',
    summary: 'Mails where and when to bring the glove.',
    headers: ONE_MAIL,
    answer: changedAnswer,
    refusals: ['ORDER_IS_SHIPPED'],
  },
  sendMessage: {
    call: 'POST /api/messages/send',
    role: 'admin',
    summary: 'Mails a message to customers, each in a mail of its own; those who unsubscribed get none.',
    body: messageSendRequest,
    headers: { [IDEMPOTENCY_HEADER]: 'The same key sends the message once.' },
    answer: messageSendAnswer,
    refusals: ['CONFLICT'],
  },
  resendMail: {
    call: 'POST /api/outbox/:id/resend',
    role: 'admin',
    summary: 'Tries a mail again that failed.',
    answer: changedAnswer,
    refusals: ['MAIL_NOT_FAILED'],
  },
  showUnsubscribe: {
    call: 'GET /api/unsubscribe/:token',
    role: 'anyone',
    summary: 'The page behind the link in messages; changes nothing.',
    from: 'programs',
    takes: 'nothing',
  },
  unsubscribe: {
    call: 'POST /api/unsubscribe/:token',
    role: 'anyone',
    summary: 'Unsubscribes whom the link was mailed to (RFC 8058).',
    from: 'programs',
    takes: 'nothing',
  },
} as const satisfies ApiCalls;
