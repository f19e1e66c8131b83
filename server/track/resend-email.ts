import { BY_OWNER } from '#domain/email/outbox';
import { recordEmailEvent } from '#server/orders/email-events';
import { allowed, type OnOne } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { wakeOutbox } from '#server/platform/outbox/worker';

/** Resends a failed email (decision 009) and keeps the failure in the history. Throws FORBIDDEN, NOT_FOUND, or MAIL_NOT_FAILED. */
export async function resendEmail({ payload, user, id }: OnOne): Promise<void> {
  const rules = await allowed({ payload, user, collection: 'outbox', operation: 'read' });
  const email = orNotFound(await findOne(payload, 'outbox', { and: [{ id: { equals: id } }, ...rules] }));
  // Recorded first, so a crash can't lose it. Each failure is recorded once.
  if (email.status === 'failed') await recordEmailEvent(payload, email, `${id}:${email.updatedAt}`);
  const started = await changeIf(payload, 'outbox', id, {
    condition: [...rules, { status: { equals: 'failed' } }],
    data: {
      status: 'pending',
      attempts: 0,
      dueAt: new Date().toISOString(),
      payload: { ...Object(email.payload), ...BY_OWNER },
    },
  });
  if (!started) throw new ShopError('MAIL_NOT_FAILED');
  wakeOutbox(payload);
}
