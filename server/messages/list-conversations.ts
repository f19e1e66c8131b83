import type { ConversationListQuery } from '#domain/lists/list-query';
import { CONVERSATIONS } from '#domain/lists/waiting';
import { type ConversationView, conversationView } from '#domain/messages/conversation-contract';
import { storedEvents } from '#server/orders/present-order';
import type { ByPerson } from '#server/platform/access/allowed';
import { findPage } from '#server/platform/access/find-page';
import type { Page } from '#server/platform/database/page-query';
import { messagesIn } from '#server/track/present-track';

/** Lists conversations on orders: those that wait for an answer first, longest wait first (rule 33.4). Throws FORBIDDEN. */
export async function listConversations({
  query: { pageSize },
  ...by
}: ByPerson & { query: ConversationListQuery }): Promise<Page<ConversationView>> {
  const { docs, total } = await findPage({
    ...by,
    collection: 'orders',
    where: [...CONVERSATIONS],
    sort: '-conversationRank',
    fields: ['id', 'customerName', 'unansweredSince', 'story'],
    pageSize,
  });
  const listed = docs.flatMap((order): ConversationView[] => {
    const { id, customerName, unansweredSince } = order;
    const last = messagesIn(storedEvents(order)).at(-1);
    return last
      ? [conversationView.parse({ id, customerName, waitingSince: unansweredSince ?? null, last })]
      : [];
  });
  return { docs: listed, total };
}
