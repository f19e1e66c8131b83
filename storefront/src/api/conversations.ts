import { z } from 'zod';
import { conversationView } from '#domain/messages/conversation-contract';
import { savedReply } from '#domain/messages/saved-replies';
import { ORDERS_KEY } from './admin-orders';
import { FRESH, ownersRead, pagedReads } from './owners-calls';

export const CONVERSATIONS_ON_A_PAGE = 10;

const conversations = pagedReads('/api/conversations', z.array(conversationView));

export const conversationQueries = {
  /** The key is under the orders', because a message changes its order. */
  list: (page: number) =>
    conversations.page([...ORDERS_KEY, 'conversations', page], { page, limit: CONVERSATIONS_ON_A_PAGE }),
  savedReplies: () => ownersRead(['/api', 'saved-replies'], z.array(savedReply), FRESH),
};
