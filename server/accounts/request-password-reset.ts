import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { enqueue } from '#server/outbox/enqueue';
import { wakeOutbox } from '#server/outbox/worker';
import type { Customer } from '../../payload-types';

interface RequestPasswordReset {
  payload: Payload;
  email: string;
}

/**
 * Queues the mail with the link to choose a new password (rule 10.4). An unknown e-mail queues one to nobody, which is
 * dropped: so the answer takes the same time whether or not the account exists.
 */
export async function requestPasswordReset({ payload, email }: RequestPasswordReset): Promise<void> {
  const customer = await payload.db.findOne<Customer>({
    collection: 'customers',
    where: { email: { equals: email } },
  });
  const customerId = customer?.id ?? randomUUID();
  await enqueue({
    payload,
    kind: 'mail:password-reset',
    // Every request is an event of its own: whoever lost the first mail gets another.
    key: `${customerId}:password-reset:${randomUUID()}`,
    data: { customerId },
    recipient: customer?.email,
  });
  wakeOutbox(payload);
}
