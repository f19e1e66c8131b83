import { z } from 'zod';
import { dismissRequest, replyView } from '../replies/reply-contract';
import { changedAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

/** Email replies (chapter 32 of the rules). */
export const REPLY_CALLS = {
  replies: {
    call: 'GET /api/orders/:id/replies',
    summary: "An order's emails, newest first, with their full text. Held ones came from another address.",
    answer: z.array(replyView),
  },
  acceptReply: {
    call: 'POST /api/orders/:id/replies/:replyId/accept',
    summary: 'Turns a held email into a message. Accepting it again changes nothing.',
    answer: changedAnswer,
    refusals: ['STORY_FULL', 'CONFLICT'],
  },
  discardReply: {
    call: 'POST /api/orders/:id/replies/:replyId/discard',
    summary: 'Removes the text and photos of a held email. Discarding it again changes nothing.',
    answer: changedAnswer,
    refusals: ['CONFLICT'],
  },
  dismissEmailProblem: {
    call: 'POST /api/admin/email-problems/dismiss',
    summary: "Clears the warning that email isn't reaching an address.",
    body: dismissRequest,
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;
