import type { Payload } from 'payload';
import { greeting } from '#domain/messages/greeting';
import type { Actor, NewEvent } from '#domain/orders/order-events';
import { changeIf } from '#server/platform/database/change-if';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Order } from '../../payload-types';

interface Addition extends Pick<NewEvent, 'text' | 'data'> {
  payload: Payload;
  order: Order;
  kind: 'message' | 'note';
  by: Actor;
  id: string;
}

/** Puts a note or message on an order. A message notifies the other side (rule 15.8). Can be repeated. False if the order is gone. */
export async function addToHistory({ payload, order, by, ...event }: Addition): Promise<boolean> {
  const { id, kind } = event;
  const isCustomers = by.role === 'customer';
  // Queued first. After a crash it waits for the message, and is queued again if it gave up by then.
  if (kind === 'message')
    await enqueueBefore(payload, isCustomers ? 'mail:message-to-shop' : 'mail:message-on-order', {
      key: `${order.id}:message:${id}`,
      data: { orderId: order.id, messageId: id },
      recipient: isCustomers ? undefined : order.customerEmail,
    });
  const story: NewEvent[] = [{ ...event, actor: by }];
  const changed = await changeIf(payload, 'orders', order.id, { data: { story }, by });
  wakeOutbox(payload);
  return changed !== null;
}

/** The customer of an order, by first name if that's likely one. */
export const customerOn = ({ customerName }: Order): Actor => ({
  role: 'customer',
  name: greeting({ name: customerName, mayQuote: false }),
});
