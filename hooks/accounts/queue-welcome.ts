import { randomUUID } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import { BY_OWNER } from '#domain/mail/outbox';
import { enqueue } from '#server/outbox/enqueue';
import type { Customer } from '../../payload-types';

declare module 'payload' {
  interface RequestContext {
    /** The account is made up, so nobody is mailed a welcome. */
    withoutWelcome?: boolean;
  }
}

/**
 * Whoever gets an account is welcomed, however it was made. Queued before the account is stored: a process killed in
 * between leaves a mail to nobody, which is dropped, never an account without its mail.
 */
export const queueWelcome: CollectionBeforeChangeHook<Customer> = async ({
  data,
  operation,
  context,
  req: { payload, user },
}) => {
  if (operation !== 'create' || context.withoutWelcome) return data;
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
