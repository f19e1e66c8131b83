import type { Payload } from 'payload';
import { isToOwner, type OutboxKind } from '#domain/mail/outbox';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import type { Order } from '../../payload-types';

/** Queues an email about extra work before the order is written, once for each proposal and kind. */
export async function queueExtraWorkMail(
  payload: Payload,
  order: Pick<Order, 'id' | 'customerEmail'>,
  extraId: string,
  mail: Extract<OutboxKind, `mail:extra-work${string}`>,
): Promise<void> {
  await enqueueBefore(payload, mail, {
    key: `${order.id}:${mail.slice('mail:'.length)}:${extraId}`,
    data: { orderId: order.id, extraId },
    recipient: isToOwner(mail) ? undefined : order.customerEmail,
  });
}
