import type { Payload } from 'payload';
import { keepMailEvent } from '#server/orders/mail-events';
import { resend } from '#server/platform/outbox/resend';
import type { Admin, Outbox } from '../../payload-types';

interface ResendMail {
  payload: Payload;
  user: Admin;
  /** The outbox row. */
  id: string;
}

/** Sends a mail again that has failed; that it had failed stays in the story of its order. Throws as `resend`. */
export async function resendMail(again: ResendMail): Promise<void> {
  const { payload, id } = again;
  const row = await payload.db.findOne<Outbox>({ collection: 'outbox', where: { id: { equals: id } } });
  // First: killed in between, the story says what is true. Each failure is told once, however often the button is pressed.
  if (row?.status === 'failed') await keepMailEvent({ payload, row, id: `${id}:${row.updatedAt}` });
  await resend(again);
}
