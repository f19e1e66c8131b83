import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { greeting } from '#domain/messages/greeting';
import { type Actor, type EventKind, HISTORY_MAX } from '#domain/orders/order-events';
import { actorOf } from '#domain/people/people';
import { findOrder } from '#server/orders/find-order';
import { storedHistory } from '#server/orders/present-order';
import { findTracked } from '#server/orders/track-token';
import { allowed, type OnOne } from '#server/platform/access/allowed';
import { idOnce } from '#server/platform/access/make-once';
import { changeIf } from '#server/platform/database/change-if';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Limits } from '#server/platform/limits/limits';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Order } from '../../payload-types';

interface NewMessage {
  payload: Payload;
  text: string;
  idempotencyKey: string | undefined;
}

/** Stores a customer's message and emails the owner (rule 15.8). Throws a ShopError or TooManyError. */
export async function writeToShop({
  token,
  limits,
  ...message
}: NewMessage & { token: string; limits: Limits }): Promise<{ id: string }> {
  const { payload } = message;
  const order = await findTracked(payload, token);
  if (!order) throw new ShopError('NOT_FOUND');
  await limits.take('message-order', order.id);
  const name = greeting({ name: order.customerName, mayQuote: false });
  return addToHistory({ order, kind: 'message', by: { role: 'customer', name }, ...message });
}

type ByOwner = OnOne & NewMessage;

/** Stores the owner's message and emails the customer. Throws FORBIDDEN, NOT_FOUND, or STORY_FULL. */
export async function writeToCustomer(message: ByOwner): Promise<{ id: string }> {
  return addToHistory({
    ...message,
    order: await findWritable(message),
    kind: 'message',
    by: actorOf(message.user),
  });
}

/** Stores a private note. Throws FORBIDDEN, NOT_FOUND, or STORY_FULL. */
export async function addNote(message: ByOwner): Promise<{ id: string }> {
  return addToHistory({
    ...message,
    order: await findWritable(message),
    kind: 'note',
    by: actorOf(message.user),
  });
}

async function findWritable({ payload, user, id }: ByOwner): Promise<Order> {
  await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const order = await findOrder(payload, id);
  if (!order) throw new ShopError('NOT_FOUND');
  return order;
}

interface HistoryAddition extends NewMessage {
  order: Order;
  kind: Extract<EventKind, 'message' | 'note'>;
  by: Actor;
}

// The email is queued first. After a crash it finds no message and is dropped.
async function addToHistory({
  payload,
  order,
  kind,
  by,
  text,
  idempotencyKey,
}: HistoryAddition): Promise<{ id: string }> {
  if (storedHistory(order).length >= HISTORY_MAX) throw new ShopError('STORY_FULL');
  const id = idempotencyKey
    ? idOnce(payload, `${kind} on ${order.id} by ${by.role}`, idempotencyKey)
    : randomUUID();
  if (kind === 'message')
    await enqueue(payload, by.role === 'customer' ? 'mail:message-to-shop' : 'mail:message-on-order', {
      key: `${order.id}:message:${id}`,
      data: { orderId: order.id, messageId: id },
      recipient: by.role === 'customer' ? undefined : order.customerEmail,
    });
  const history = [{ id, kind, actor: by, text }];
  const changed = await changeIf(payload, 'orders', order.id, { data: { story: history }, by });
  if (!changed) throw new ShopError('NOT_FOUND');
  wakeOutbox(payload);
  return { id };
}
