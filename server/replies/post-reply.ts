import type { Payload } from 'payload';
import { z } from 'zod';
import { addToHistory, customerOn } from '#server/orders/add-to-history';
import { findOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import type { EmailReply } from '../../payload-types';

export const names = z.array(z.string()).catch([]);

/** Posts a stored reply on its order and notifies the owner. Can be repeated. */
export async function postReply(payload: Payload, row: EmailReply): Promise<void> {
  const order = await findOrder(payload, row.orderId ?? '');
  if (order) {
    const text = row.text ?? '';
    const data = {
      channel: 'email',
      photos: names.parse(row.photos),
      /** Names of attachments that weren't saved. */
      files: names.parse(row.files),
      hasFullText: (row.fullText ?? '') !== text,
    };
    await addToHistory({ payload, order, kind: 'message', by: customerOn(order), id: row.id, text, data });
  }
  await changeIf(payload, 'email-replies', row.id, {
    condition: [{ state: { equals: 'posting' } }],
    data: { state: 'posted' },
  });
}

/** Posts replies that a crash left unposted. */
export async function finishReplies(payload: Payload): Promise<void> {
  for (const row of await findAll(payload, 'email-replies', { state: { equals: 'posting' } }))
    await postReply(payload, row);
}
