import type { Payload } from 'payload';
import { BY_OWNER } from '#domain/mail/outbox';
import { allowed } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Admin } from '../../../payload-types';
import { wakeOutbox } from './worker';

interface Resend {
  payload: Payload;
  user: Admin;
  id: string;
}

/** Sends a failed email again with all its tries and the owner's word (decision 009). Throws FORBIDDEN, NOT_FOUND, or MAIL_NOT_FAILED. */
export async function resend({ payload, user, id }: Resend): Promise<void> {
  const rules = await allowed({ payload, user, collection: 'outbox', operation: 'read' });
  const row = { and: [{ id: { equals: id } }, ...rules] };
  const mail = await findOne(payload, 'outbox', row);
  if (!mail) throw new ShopError('NOT_FOUND');
  const started = await changeIf(payload, 'outbox', id, {
    condition: [...rules, { status: { equals: 'failed' } }],
    data: {
      status: 'pending',
      attempts: 0,
      dueAt: new Date().toISOString(),
      payload: { ...Object(mail.payload), ...BY_OWNER },
    },
  });
  if (!started) throw new ShopError('MAIL_NOT_FAILED');
  wakeOutbox(payload);
}
