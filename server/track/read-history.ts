import type { Payload } from 'payload';
import type { OrderEvent } from '#domain/orders/order-events';
import { compareText } from '#domain/words/compare-text';
import { emailEvent } from '#server/orders/email-events';
import { withDeliveries } from '#server/orders/message-deliveries';
import { storedHistory } from '#server/orders/present-order';
import type { OnOne } from '#server/platform/access/allowed';
import { findAll } from '#server/platform/database/find';
import { keysUnder } from '#server/platform/outbox/enqueue';
import type { Order } from '../../payload-types';
import { orderFor } from '../orders/find-order';

/** An order's full history, newest first, with its emails from the outbox. Throws FORBIDDEN or NOT_FOUND. */
export async function readHistory(on: OnOne): Promise<OrderEvent[]> {
  const { payload, id } = on;
  const order = await orderFor(on, 'read');
  const history = (await withDeliveries(payload, id, storedHistory(order))).reverse();
  const emails = await emailEvents(payload, order);
  const events = [
    ...history,
    ...emails.filter(({ id: email }) => !history.some((event) => event.id === email)),
  ];
  return events.sort((one, other) => compareText(other.at, one.at));
}

async function emailEvents(payload: Payload, { id }: Pick<Order, 'id'>): Promise<OrderEvent[]> {
  const rows = await findAll(payload, 'outbox', {
    and: [...keysUnder(`${id}:`), { status: { in: ['sent', 'failed'] } }],
  });
  return rows.flatMap((row) => emailEvent(row) ?? []);
}
