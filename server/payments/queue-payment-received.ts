import type { Payload } from 'payload';
import { enqueue } from '#server/outbox/enqueue';
import { wakeOutbox } from '#server/outbox/worker';

/**
 * Queues the mails that an order is paid, one to its customer and one to the owner, once per order. Called after the payment is stored and before its try counts as
 * settled: a process killed in between leaves a try that is looked at again, and this call with it.
 */
export async function queuePaymentReceived({
  payload,
  orderId,
  recipient,
}: {
  payload: Payload;
  orderId: string;
  recipient: string;
}): Promise<void> {
  const key = `${orderId}:payment-received`;
  await enqueue({ payload, kind: 'mail:payment-received', key, data: { orderId }, recipient });
  await enqueue({ payload, kind: 'order-paid', key: `${orderId}:paid`, data: { orderId } });
  wakeOutbox(payload);
}
