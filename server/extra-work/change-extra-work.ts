import type { Payload } from 'payload';
import { isToOwner, type OutboxKind } from '#domain/email/outbox';
import { type ExtraWork, extraWorkOf } from '#domain/orders/extra-work';
import type { Actor } from '#domain/orders/order-events';
import { findOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Order } from '../../payload-types';

export function extraWorkIn({ extraWork }: Pick<Order, 'extraWork'>, extraId: string): ExtraWork | null {
  return extraWorkOf(extraWork).find(({ id }) => id === extraId) ?? null;
}

/** Changes a proposal while it's open. Returns it as stored, or null if the order is gone. */
export async function changeExtraWork(
  payload: Payload,
  orderId: string,
  extraWork: ExtraWork,
  to: Partial<Pick<ExtraWork, 'status' | 'answeredAt' | 'evidence' | 'remindedAt'>>,
  by: Actor,
): Promise<ExtraWork | null> {
  const condition = [{ extraWorkSince: { equals: extraWork.at } }];
  const data = { extraWork: [{ ...extraWork, ...to }] };
  const written = await changeIf(payload, 'orders', orderId, { condition, data, by });
  wakeOutbox(payload);
  const order = written ?? (await findOrder(payload, orderId));
  return order && extraWorkIn(order, extraWork.id);
}

/** Queues an email about extra work, once per proposal and kind. Call it before the order is written. */
export async function queueExtraWorkEmail(
  payload: Payload,
  order: Pick<Order, 'id' | 'customerEmail'>,
  extraId: string,
  email: Extract<OutboxKind, `mail:extra-work${string}`>,
): Promise<void> {
  await enqueueBefore(payload, email, {
    key: `${order.id}:${email.slice('mail:'.length)}:${extraId}`,
    data: { orderId: order.id, extraId },
    recipient: isToOwner(email) ? undefined : order.customerEmail,
  });
}
