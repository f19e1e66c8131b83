import type { CustomerExport } from '#domain/own-account/own-account-contract';
import { toFlag } from '#domain/wire/wire';
import { compareText } from '#domain/words/compare-text';
import { findCustomer } from '#server/accounts/find-customer';
import { findSessions, presentSession } from '#server/accounts/own-sessions';
import { ownConsents } from '#server/consents/read-consents';
import { messagesTo } from '#server/messages/message-email';
import { ownersExtraWork, presentOrder, storedHistory } from '#server/orders/present-order';
import type { ByCustomer } from '#server/platform/access/allowed';
import { findAll } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { ownQuestions, presentQuestion } from '#server/questions/read-questions';
import { ownReview } from '#server/reviews/read-reviews';
import { messagesIn } from '#server/track/present-track';
import type { Order } from '../../payload-types';

/** Everything stored about a customer (rule 10.16). Throws a NOT_LOGGED_IN ShopError. */
export async function exportAccount({ payload, customer }: ByCustomer): Promise<CustomerExport> {
  const account = await findCustomer(payload, customer.id);
  if (!account) throw new ShopError('NOT_LOGGED_IN');
  const { id, name, email, phone, shippingAddress, createdAt, mailingListOptIn, unsubscribedAt } = account;
  const messages = await messagesTo(payload, id);
  const drawings = await findAll(payload, 'drawings', { winner: { equals: id } }, 'month');
  const orders = await findAll(payload, 'orders', { customer: { equals: id } }, '-createdAt');
  const orderIds = orders.map((order) => order.id);
  const ofOrders = { orderId: { in: orderIds } };
  const reviews = await findAll(payload, 'reviews', ofOrders);
  const texts = await findAll(payload, 'texts', ofOrders, 'createdAt');
  const replies = await findAll(payload, 'email-replies', {
    and: [ofOrders, { state: { in: ['posting', 'posted'] } }],
  });
  const fullTexts = new Map(replies.map((reply) => [reply.id, reply.fullText ?? '']));
  const questions = await ownQuestions(payload, account);
  const consents = await ownConsents(payload, id, orderIds);
  const sessions = await findSessions({ payload, user: customer });
  return {
    exportedAt: new Date().toISOString(),
    account: {
      id,
      name,
      email,
      phone: phone || null,
      shippingAddress: shippingAddress || null,
      createdAt,
    },
    mailingList: {
      mailingListOptIn: toFlag(mailingListOptIn),
      unsubscribedAt: unsubscribedAt ?? null,
      drawingsWon: drawings.map(({ month, prize }) => ({ month, prize })),
    },
    orders: orders.map((order) => exportedOrder(order, fullTexts)),
    texts: texts.map(({ orderId, sentAt, createdAt: queuedAt, number, body, state }) => ({
      ...{ orderId, at: sentAt ?? queuedAt, state },
      ...{ number: number ?? null, text: body ?? null },
    })),
    messages: messages
      .map(({ subject, body, createdAt: sentAt }) => ({ subject, message: body, createdAt: sentAt }))
      .sort((a, b) => compareText(b.createdAt, a.createdAt)),
    reviews: reviews.map((review) => ({ orderId: review.orderId, ...ownReview(review) })),
    questions: questions.map(presentQuestion),
    consents,
    signedIn: sessions.map((session) => presentSession(session, customer)),
  };
}

/** Returns an order for the download. `fullTexts` are the full emails behind messages, by message ID. */
export function exportedOrder(
  order: Order,
  fullTexts: ReadonlyMap<string, string> = new Map(),
): CustomerExport['orders'][number] {
  return {
    ...presentOrder(order),
    messages: messagesIn(storedHistory(order)).map((message) => {
      const fullText = fullTexts.get(message.id) ?? message.text;
      return fullText === message.text ? message : { ...message, fullText };
    }),
    extraWork: ownersExtraWork(order, new Date()),
  };
}
