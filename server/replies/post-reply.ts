import type { Payload } from 'payload';
import { z } from 'zod';
import { greeting } from '#domain/messages/greeting';
import type { Actor } from '#domain/orders/order-events';
import { findOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { EmailReply } from '../../payload-types';

/** Stored lists of photos or attachment names. */
export const names = z.array(z.string()).catch([]);

/** Posts a stored reply on its order and notifies the owner, like a message on the order's page (rule 15.8). Can be repeated. */
export async function postReply(payload: Payload, row: EmailReply): Promise<void> {
  const orderId = row.orderId ?? '';
  const order = await findOrder(payload, orderId);
  if (order) {
    const name = greeting({ name: order.customerName, mayQuote: false });
    const by: Actor = { role: 'customer', name };
    await enqueue(payload, 'mail:message-to-shop', {
      key: `${orderId}:message:${row.id}`,
      data: { orderId, messageId: row.id },
    });
    const text = row.text ?? '';
    const data = {
      channel: 'email',
      photos: names.parse(row.photos),
      /** Names of attachments that weren't saved. */
      files: names.parse(row.files),
      /** The full text is read with the order's replies. */
      hasFullText: (row.fullText ?? '') !== text,
    };
    const event = { id: row.id, kind: 'message', actor: by, text, data };
    await changeIf(payload, 'orders', orderId, { data: { story: [event] }, by });
  }
  await changeIf(payload, 'email-replies', row.id, {
    condition: [{ state: { equals: 'posting' } }],
    data: { state: 'posted' },
  });
  wakeOutbox(payload);
}

/** Posts replies that a crash left unposted. */
export async function finishReplies(payload: Payload): Promise<void> {
  for (const row of await findAll(payload, 'email-replies', { state: { equals: 'posting' } }))
    await postReply(payload, row);
}
