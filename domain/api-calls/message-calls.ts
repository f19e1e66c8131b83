import { changedAnswer } from '../change-answers';
import { messageSendAnswer, messageSendRequest } from '../message-contract';
import { IDEMPOTENCY_HEADER } from '../order-contract';
import type { ApiCall } from './api-call';

/** What the shop mails because its owner asks for it, and how customers stop it. */
export const MESSAGE_CALLS: readonly ApiCall[] = [
  {
    call: 'POST /api/orders/:id/send-shipping-instructions',
    role: 'admin',
    summary: 'Mails how to pack and ship the glove.',
    answer: changedAnswer,
    refusals: { 409: 'The order is dropped off.' },
  },
  {
    call: 'POST /api/orders/:id/send-dropoff-instructions',
    role: 'admin',
    summary: 'Mails where and when to bring the glove.',
    answer: changedAnswer,
    refusals: { 409: 'The order is shipped.' },
  },
  {
    call: 'POST /api/messages/send',
    role: 'admin',
    summary: 'Mails a message to customers, each in a mail of its own; those who unsubscribed get none.',
    body: messageSendRequest,
    headers: { [IDEMPOTENCY_HEADER]: 'The same key sends the message once.' },
    answer: messageSendAnswer,
  },
  {
    call: 'POST /api/outbox/:id/resend',
    role: 'admin',
    summary: 'Tries a mail again that failed.',
    answer: changedAnswer,
    refusals: { 409: 'It has not failed.' },
  },
  {
    call: 'GET /api/unsubscribe/:token',
    role: 'anyone',
    summary: 'The page behind the link in messages; changes nothing.',
  },
  {
    call: 'POST /api/unsubscribe/:token',
    role: 'anyone',
    summary: 'Unsubscribes whom the link was mailed to (RFC 8058).',
  },
];
