import type { Payload } from 'payload';
import { ERASED } from '#domain/own-account/erasure';
import { changeIf } from '#server/database/change-if';
import { findAll } from '#server/database/find';
import { messageRecipients } from '#server/messages/message-mail';
import { messagesTo } from '#server/messages/messages-to';
import type { Outbox } from '../../payload-types';

/** Empties the messages that went to this customer alone; those to others as well stay theirs. */
export async function eraseMessages(payload: Payload, customerId: string): Promise<void> {
  for (const message of await messagesTo(payload, customerId)) {
    if (messageRecipients(message).length > 1) continue;
    const data = { subject: ERASED.text, body: ERASED.text };
    await changeIf({ payload, collection: 'messages', id: message.id, data });
  }
}

/** Rows that are worked through at once. */
const AT_ONCE = 200;

/**
 * Takes an e-mail out of the outgoing mail. What waits to go there, or has failed, is not needed any more. The rows stay until they
 * are removed by the clock: their keys keep mails from being queued again.
 */
export async function eraseMails(payload: Payload, email: string): Promise<void> {
  for (;;) {
    const { docs } = await payload.db.find<Outbox>({
      collection: 'outbox',
      where: { recipient: { equals: email } },
      limit: AT_ONCE,
      pagination: false,
    });
    for (const { id, status } of docs) {
      const isLeft = status === 'pending' || status === 'failed';
      await changeIf({
        payload,
        collection: 'outbox',
        id,
        // Taken by a worker meanwhile, it is read again.
        condition: [{ status: { equals: status } }],
        data: { recipient: null, lastError: null, ...(isLeft && { status: 'dropped' }) },
      });
    }
    if (docs.length === 0) break;
  }
  await removeNamed(payload, email);
}

/** Orders that the owner moved to another e-mail are confirmed under a key that names it. */
async function removeNamed(payload: Payload, email: string): Promise<void> {
  const docs = await findAll(payload, 'outbox', { key: { contains: email } });
  // The databases read some letters of an e-mail as wildcards.
  const named = docs.filter(({ key }) => key.endsWith(`:${email}`)).map(({ id }) => id);
  if (named.length > 0) await payload.db.deleteMany({ collection: 'outbox', where: { id: { in: named } } });
}
