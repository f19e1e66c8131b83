import type { Payload } from 'payload';
import { keepMailEvent } from '#server/orders/mail-events';
import { findOne } from '#server/platform/database/find';
import { resend } from '#server/platform/outbox/resend';
import type { Admin } from '../../payload-types';

interface ResendMail {
  payload: Payload;
  user: Admin;
  id: string;
}

/** Sends a failed email again; the failure stays in the history. Throws like `resend`. */
export async function resendMail(again: ResendMail): Promise<void> {
  const { payload, id } = again;
  const row = await findOne(payload, 'outbox', { id: { equals: id } });
  // First, so a crash leaves the truth. Each failure is recorded once.
  if (row?.status === 'failed') await keepMailEvent(payload, row, `${id}:${row.updatedAt}`);
  await resend(again);
}
