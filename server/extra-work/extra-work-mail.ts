import type { Payload } from 'payload';
import type { OutboxKind } from '#domain/mail/outbox';
import { enqueue, forgetDropped } from '#server/outbox/enqueue';
import type { Order } from '../../payload-types';

interface QueueMail {
  payload: Payload;
  order: Pick<Order, 'id' | 'customerEmail'>;
  extraId: string;
  mail: Extract<OutboxKind, `mail:extra-work${string}`>;
}

/** The mails about extra work that go to the owner. */
const TO_OWNER: readonly OutboxKind[] = [
  'mail:extra-work-accepted',
  'mail:extra-work-declined',
  'mail:extra-work-unanswered',
];

/**
 * Queues a mail about extra work, once for each proposal and kind. Before the order is written: killed in between, or when the write
 * is refused, the mail finds an order that does not say so, and is dropped.
 */
export async function queueExtraWorkMail({ payload, order, extraId, mail }: QueueMail): Promise<void> {
  const key = `${order.id}:${mail.slice('mail:'.length)}:${extraId}`;
  await forgetDropped(payload, key);
  await enqueue({
    payload,
    kind: mail,
    key,
    data: { orderId: order.id, extraId },
    recipient: TO_OWNER.includes(mail) ? undefined : order.customerEmail,
  });
}
