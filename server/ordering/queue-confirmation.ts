import { confirmationKeys } from '#domain/mail/outbox';
import type { OrderStatus } from '#domain/orders/order-status';
import { MAILS_WAIT_MS } from '#domain/orders/unpaid-life';
import { type MailSettings, mailSender } from '#server/mail/mail-settings';
import { enqueue } from '#server/outbox/enqueue';

interface QueueConfirmation {
  mail: MailSettings;
  orderId: string;
  /** How the order begins. */
  status: OrderStatus;
  /** The customer's e-mail. */
  recipient: string;
}

/**
 * Queues the mails that an order was received, to its customer and to the owner, before it is stored. One that is paid online has them
 * wait for the payment, as an event: paid in time, one mail says both (rule 15.9). Answers the keys under which they are queued.
 */
export async function queueConfirmation({
  mail,
  orderId,
  status,
  recipient,
}: QueueConfirmation): Promise<string[]> {
  const { payload } = mail;
  const data = { orderId };
  const { event, customer, owner } = confirmationKeys(orderId);
  if (status === 'pending_payment') {
    await enqueue({ payload, kind: 'order-received', key: event, data, delayMs: MAILS_WAIT_MS });
    return [event];
  }
  await enqueue({ payload, kind: 'mail:order-received', key: customer, data, recipient });
  const { ownerEmail } = await mailSender(mail);
  await enqueue({ payload, kind: 'mail:new-order', key: owner, data, recipient: ownerEmail });
  return [customer, owner];
}
