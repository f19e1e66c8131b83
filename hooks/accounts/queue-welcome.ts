import { randomUUID } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import { BY_OWNER } from '#domain/mail/outbox';
import { enqueue } from '#server/platform/outbox/enqueue';
import type { Customer } from '../../payload-types';

/**
 * Whoever gets an account is welcomed, however it was made; `isWelcomed` says that there is nobody to welcome. Queued before the
 * account is stored: a process killed in between leaves a mail to nobody, which is dropped, never an account without its mail.
 */
export const queueWelcome: CollectionBeforeChangeHook<Customer> = async ({
  data: { isWelcomed, ...data },
  operation,
  req: { payload, user },
}) => {
  if (operation !== 'create' || isWelcomed) return data;
  const id = data.id ?? randomUUID();
  await enqueue({
    payload,
    kind: 'mail:welcome',
    key: `${id}:welcome`,
    data: { customerId: id, ...(user?.collection === 'admins' && BY_OWNER) },
    recipient: data.email,
  });
  return { ...data, id };
};
