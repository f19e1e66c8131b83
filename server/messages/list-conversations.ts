import type { ConversationListQuery } from '#domain/lists/list-query';
import { CONVERSATIONS } from '#domain/lists/waiting';
import type { ConversationView } from '#domain/messages/conversation-contract';
import { storedHistory } from '#server/orders/present-order';
import type { ByPerson } from '#server/platform/access/allowed';
import { findPage } from '#server/platform/access/find-page';
import { findAll } from '#server/platform/database/find';
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
    fields: ['id', 'customerName', 'unansweredSince'],
    pageSize,
  });
  const orders = await findAll(by.payload, 'orders', { id: { in: docs.map(({ id }) => id) } });
  const lastOf = new Map(orders.map((order) => [order.id, messagesIn(storedHistory(order)).at(-1)]));
  const listed = docs.flatMap(({ id, customerName, unansweredSince }): ConversationView[] => {
    const last = lastOf.get(id);
    return last ? [{ id, customerName, waitingSince: unansweredSince ?? null, last }] : [];
  });
  return { docs: listed, total };
}
