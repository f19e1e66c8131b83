import type { Payload } from 'payload';
import { enqueue, enqueueBefore } from '#server/platform/outbox/enqueue';
import type { Order } from '../../payload-types';

export async function queueStatusText(payload: Payload, order: Order, statusChange: string): Promise<void> {
  if (!order.textNumber) return;
  const { id: orderId } = order;
  const text = { key: `${orderId}:status:${statusChange}:text`, data: { orderId, statusChange } };
  if (order.status === 'received') await enqueue(payload, 'text:received', text);
  if (order.status === 'shipped') await enqueue(payload, 'text:shipped', text);
}

/** Queues a text about proposed extra work. Call it before the order is written. */
export async function queueExtraWorkText(payload: Payload, order: Order, extraId: string): Promise<void> {
  if (!order.textNumber) return;
  await enqueueBefore(payload, 'text:extra-work', {
    key: `${order.id}:extra-work:${extraId}:text`,
    data: { orderId: order.id, extraId },
  });
}
