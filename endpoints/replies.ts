import { REPLY_CALLS } from '#domain/api-calls/reply-calls';
import { acceptReply, discardReply, dismissProblem, readReplies } from '#server/replies/order-replies';
import { routesOf } from './route';

/** Calls for emails on orders (chapter 32 of the rules). */
export const replyRoutes = routesOf(REPLY_CALLS, {
  replies: ({ by }) => readReplies(by),
  acceptReply: ({ by, partId }) => acceptReply(by, partId),
  discardReply: ({ by, partId }) => discardReply(by, partId),
  dismissEmailProblem: ({ payload, body: { email } }) => dismissProblem(payload, email),
});
