import type { Payload } from 'payload';
import { z } from 'zod';
import { isToOwner, type OutboxStatus } from '#domain/email/outbox';
import { isOfShop, type OrderEvent } from '#domain/orders/order-events';
import type { Delivery } from '#domain/orders/thread';
import { findAll } from '#server/platform/database/find';
import { keysUnder } from '#server/platform/outbox/enqueue';
import { emailEvent } from './email-events';

const STATE: Partial<Record<OutboxStatus, Delivery['state']>> = {
  pending: 'waiting',
  running: 'waiting',
  sent: 'sent',
  failed: 'failed',
};

const sentEmail = z.object({ messageId: z.string(), result: z.enum(['sent', 'failed']) });
const aboutMessage = sentEmail.pick({ messageId: true });

const isShopsMessage = ({ kind, actor }: OrderEvent) => kind === 'message' && isOfShop(actor);

/** Adds to each of the shop's messages what happened to its email. The outbox knows, or the history once the outbox row is removed. */
export async function withDeliveries(
  payload: Payload,
  orderId: string,
  history: readonly OrderEvent[],
): Promise<OrderEvent[]> {
  if (!history.some(isShopsMessage)) return [...history];
  const byMessage = new Map<string, Delivery>();
  for (const { kind, data } of history) {
    const email = kind === 'mail' ? sentEmail.safeParse(data).data : undefined;
    if (email) byMessage.set(email.messageId, { by: 'email', state: email.result });
  }
  for (const row of await findAll(payload, 'outbox', { and: keysUnder(`${orderId}:message:`) })) {
    const state = STATE[row.status];
    const message = aboutMessage.safeParse(row.payload).data;
    if (!message || !state || isToOwner(row.kind)) continue;
    const problem = emailEvent(row)?.data.problem;
    byMessage.set(message.messageId, {
      by: 'email',
      state,
      ...(typeof problem === 'string' && { problem }),
    });
  }
  return history.map((event) => {
    const delivery = isShopsMessage(event) ? byMessage.get(event.id) : undefined;
    return delivery ? { ...event, data: { ...event.data, delivery: [delivery] } } : event;
  });
}
