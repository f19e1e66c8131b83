import type { Payload, Where } from 'payload';
import { greeting } from '#domain/messages/greeting';
import type { Actor, NewEvent } from '#domain/orders/order-events';
import { ERASED } from '#domain/own-account/erasure';
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
  condition?: readonly Where[];
}

/** A customer may be erased while their email or text is handled (rule 10.17). */
export const NOT_ERASED: readonly Where[] = [{ customerEmail: { not_equals: ERASED.email } }];

/** Adds a note or message to an order, and notifies the other side (rule 15.8). Safe to repeat. False if no order matches. */
export async function addToHistory({ payload, order, by, condition, ...event }: Addition): Promise<boolean> {
  const { id, kind } = event;
  const isCustomers = by.role === 'customer';
  // The email is queued first. After a crash it waits for its message. If it gave up by then, it's queued again.
  if (kind === 'message')
    await enqueueBefore(payload, isCustomers ? 'mail:message-to-shop' : 'mail:message-on-order', {
      key: `${order.id}:message:${id}`,
      data: { orderId: order.id, messageId: id },
      recipient: isCustomers ? undefined : order.customerEmail,
    });
  const story: NewEvent[] = [{ ...event, actor: by }];
  const changed = await changeIf(payload, 'orders', order.id, { data: { story }, condition, by });
  wakeOutbox(payload);
  return changed !== null;
}

/** The customer as the history names them: by first name, if it looks like one. */
export const customerOn = ({ customerName }: Order): Actor => ({
  role: 'customer',
  name: greeting({ name: customerName, mayQuote: false }),
});
