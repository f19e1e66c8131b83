import { randomUUID } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import { BY_OWNER } from '#domain/email/outbox';
import { enqueue } from '#server/platform/outbox/enqueue';
import type { Customer } from '../../payload-types';

/** Queues the welcome email before the account is stored. After a crash in between, there's no account, so the email is dropped. */
export const queueWelcome: CollectionBeforeChangeHook<Customer> = async ({
  data: { isWelcomed, ...data },
  operation,
  req: { payload, user },
}) => {
  if (operation !== 'create' || isWelcomed) return data;
  const id = data.id ?? randomUUID();
  await enqueue(payload, 'mail:welcome', {
    key: `${id}:welcome`,
    data: { customerId: id, ...(user?.collection === 'admins' && BY_OWNER) },
    recipient: data.email,
  });
  return { ...data, id };
};
