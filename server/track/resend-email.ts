import { BY_OWNER } from '#domain/email/outbox';
import { keepEmailEvent } from '#server/orders/email-events';
import { allowed, type OnOne } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { wakeOutbox } from '#server/platform/outbox/worker';

/**
 * Sends a failed email again with all its tries and the owner's word (decision 009); the failure stays in the history.
 * @throws {ShopError} FORBIDDEN, NOT_FOUND, or MAIL_NOT_FAILED
 */
export async function resendEmail({ payload, user, id }: OnOne): Promise<void> {
  const rules = await allowed({ payload, user, collection: 'outbox', operation: 'read' });
  const email = await findOne(payload, 'outbox', { and: [{ id: { equals: id } }, ...rules] });
  if (!email) throw new ShopError('NOT_FOUND');
  // First, so a crash leaves the truth. Each failure is recorded once.
  if (email.status === 'failed') await keepEmailEvent(payload, email, `${id}:${email.updatedAt}`);
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
