import type { Payload } from 'payload';
import type { Actor } from '#domain/orders/order-events';
import { actorOf } from '#domain/people/people';
import { addToHistory, customerOn } from '#server/orders/add-to-history';
import { orderFor } from '#server/orders/find-order';
import { isFull } from '#server/orders/present-order';
import { findTracked } from '#server/orders/track-token';
import type { OnOne } from '#server/platform/access/allowed';
import { idOnce } from '#server/platform/access/make-once';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Limits } from '#server/platform/limits/limits';
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
  const order = await findTracked(message.payload, token);
  await limits.take('message-order', order.id);
  return write(message, order, 'message', customerOn(order));
}

type ByOwner = OnOne & NewMessage;

/** Stores the owner's message and emails the customer. Throws FORBIDDEN, NOT_FOUND, or STORY_FULL. */
export const writeToCustomer = (message: ByOwner) => writeByOwner(message, 'message');

/** Stores a private note. Throws FORBIDDEN, NOT_FOUND, or STORY_FULL. */
export const addNote = (note: ByOwner) => writeByOwner(note, 'note');

async function writeByOwner(message: ByOwner, kind: 'message' | 'note'): Promise<{ id: string }> {
  return write(message, await orderFor(message), kind, actorOf(message.user));
}

async function write(
  { payload, text, idempotencyKey }: NewMessage,
  order: Order,
  kind: 'message' | 'note',
  by: Actor,
): Promise<{ id: string }> {
  const id = idOnce(payload, `${kind} on ${order.id} by ${by.role}`, idempotencyKey);
  if (isFull(order, id)) throw new ShopError('STORY_FULL');
  if (!(await addToHistory({ payload, order, kind, by, text, id }))) throw new ShopError('NOT_FOUND');
  return { id };
}
