import type { Payload } from 'payload';
import { z } from 'zod';
import { addToHistory, customerOn, NOT_ERASED } from '#server/orders/add-to-history';
import { findOrder } from '#server/orders/find-order';
import { releasePhotos } from '#server/photos/claim-photos';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import type { EmailReply } from '../../payload-types';

export const names = z.array(z.string()).catch([]);

/** Posts a stored reply on its order and notifies the owner. Removes it if the order was deleted or erased. Can be repeated. */
export async function postReply(payload: Payload, row: EmailReply): Promise<void> {
  const orderId = row.orderId ?? '';
  const order = await findOrder(payload, orderId);
  const text = row.text ?? '';
  const data = {
    channel: 'email',
    photos: names.parse(row.photos),
    /** Names of attachments that weren't saved. */
    files: names.parse(row.files),
    hasFullText: (row.fullText ?? '') !== text,
  };
  const message = { payload, kind: 'message', id: row.id, text, data, condition: NOT_ERASED } as const;
  if (!order || !(await addToHistory({ ...message, order, by: customerOn(order) }))) {
    await removeReplies(payload, orderId);
    return;
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

/** Removes an order's emails. Returns the IDs of their photos. */
export async function removeReplies(payload: Payload, orderId: string): Promise<string[]> {
  const where = { orderId: { equals: orderId } };
  const rows = await findAll(payload, 'email-replies', where);
  const released = await releasePhotos(
    payload,
    rows.map(({ photos }) => photos),
  );
  await payload.db.deleteMany({ collection: 'email-replies', where });
  return released;
}
