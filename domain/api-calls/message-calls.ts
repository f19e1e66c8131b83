import { z } from 'zod';
import { emailDraft, emailPreview, emailTestAnswer } from '../email/openings';
import { conversationListQuery, questionListQuery } from '../lists/list-query';
import { conversationView } from '../messages/conversation-contract';
import { messageSendAnswer, messageSendRequest } from '../messages/message-contract';
import { savedReply } from '../messages/saved-replies';
import { questionAnswer, questionRequest, questionView } from '../questions/question-contract';
import { changedAnswer } from '../wire/change-answers';
import { IDEMPOTENCY_HEADER } from '../wire/headers';
import { type ApiCalls, MAKES_ONE } from './api-call';

const ONE_EMAIL = { [IDEMPOTENCY_HEADER]: 'The same key sends the email once.' };

export const MESSAGE_CALLS = {
  sendShippingInstructions: {
    call: 'POST /api/orders/:id/send-shipping-instructions',
    summary: 'Emails how to pack and ship the glove.',
    headers: ONE_EMAIL,
    answer: changedAnswer,
    refusals: ['ORDER_IS_DROPPED_OFF'],
  },
  sendDropoffInstructions: {
    call: 'POST /api/orders/:id/send-dropoff-instructions',
    summary: 'Emails where and when to bring the glove.',
    headers: ONE_EMAIL,
    answer: changedAnswer,
    refusals: ['ORDER_IS_SHIPPED'],
  },
  sendMessage: {
    call: 'POST /api/messages/send',
    summary: 'Sends a message to customers, each in their own email. Unsubscribed customers get none.',
    body: messageSendRequest,
    headers: { [IDEMPOTENCY_HEADER]: 'The same key sends the message once.' },
    answer: messageSendAnswer,
    refusals: ['CONFLICT'],
  },
  conversations: {
    call: 'GET /api/conversations',
    summary:
      'The latest message of each order that has messages. Customers waiting for an answer come first, longest wait first. The rest are newest first. `X-Total-Count` says how many there are.',
    query: conversationListQuery,
    answer: z.array(conversationView),
  },
  savedReplies: {
    call: 'GET /api/saved-replies',
    summary: 'Saved replies from Shop settings, with their placeholders.',
    answer: z.array(savedReply),
  },
  resendEmail: {
    call: 'POST /api/outbox/:id/resend',
    summary: 'Sends a failed email again.',
    answer: changedAnswer,
    refusals: ['MAIL_NOT_FAILED'],
  },
  previewEmail: {
    call: 'POST /api/admin/emails/preview',
    summary:
      'Previews an email to customers with this opening line and sample data. An empty line shows the default wording. Saves nothing.',
    body: emailDraft,
    answer: emailPreview,
  },
  testEmail: {
    call: 'POST /api/admin/emails/test',
    summary: "Sends the preview to the owner's email, marked as a test.",
    body: emailDraft,
    headers: ONE_EMAIL,
    answer: emailTestAnswer,
    refusals: ['RATE_LIMITED'],
  },
  showUnsubscribe: {
    call: 'GET /api/unsubscribe/:token',
    role: 'anyone',
    summary: 'The page behind the unsubscribe link. Changes nothing.',
    from: 'programs',
    takes: 'nothing',
  },
  unsubscribe: {
    call: 'POST /api/unsubscribe/:token',
    role: 'anyone',
    summary: 'Unsubscribes the person the link was sent to (RFC 8058).',
    from: 'programs',
    takes: 'nothing',
  },
} as const satisfies ApiCalls;

export const QUESTION_CALLS = {
  ask: {
    call: 'POST /api/questions',
    role: 'anyone',
    summary: 'Asks the shop a question, with photos. The answer comes by email.',
    body: questionRequest,
    ...MAKES_ONE,
    limit: { kind: 'question-address', counts: 'valid' },
    refusals: ['PHOTO_GONE'],
  },
  questions: {
    call: 'GET /api/questions',
    summary: "Visitors' questions: unanswered first, then newest. `X-Total-Count` says how many match.",
    query: questionListQuery,
    answer: z.array(questionView),
  },
  question: {
    call: 'GET /api/questions/:id',
    summary: 'One question.',
    answer: questionView,
  },
  answer: {
    call: 'POST /api/questions/:id/answer',
    summary: 'Answers a question by email, once. Sending the same answer again changes nothing.',
    body: questionAnswer,
    answer: changedAnswer,
    refusals: ['QUESTION_ANSWERED', 'CONFLICT'],
  },
} as const satisfies ApiCalls;
