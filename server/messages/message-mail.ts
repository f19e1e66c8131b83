import type { Payload } from 'payload';
import { z } from 'zod';
import { documentId } from '#domain/wire/wire';
import { enqueue } from '#server/platform/outbox/enqueue';
import type { Customer, Message } from '../../payload-types';
import { fewAtOnce } from '../platform/tools/per-shop';

/** The one mail in which a customer gets a message. */
export interface MessageMail {
  messageId: string;
  customerId: string;
  /** The customer's e-mail, for the owner to see in the outgoing mail. */
  recipient: string;
}

/** The outbox key of a mail: a customer gets a message once. */
export function messageMailKey({ messageId, customerId }: MessageMail): string {
  return `${messageId}:message:${customerId}`;
}

/** Queues a mail; repeating it changes nothing. */
export async function queueMessageMail(payload: Payload, mail: MessageMail): Promise<void> {
  const { messageId, customerId, recipient } = mail;
  await enqueue({
    payload,
    kind: 'mail:message',
    key: messageMailKey(mail),
    data: { messageId, customerId },
    recipient,
  });
}

/** Queues every mail of a message that is not queued yet. */
export async function queueMessageMails(payload: Payload, message: Message): Promise<void> {
  const { docs } = await payload.db.find<Customer>({
    collection: 'customers',
    where: { id: { in: messageRecipients(message) } },
    pagination: false,
    limit: 0,
  });
  await fewAtOnce(docs, ({ id, email }) =>
    queueMessageMail(payload, { messageId: message.id, customerId: id, recipient: email }),
  );
}

/** One message to many by its id, or null. */
export function findMessage(payload: Payload, id: string): Promise<Message | null> {
  return payload.db.findOne<Message>({ collection: 'messages', where: { id: { equals: id } } });
}

const ids = z.array(documentId);

/** Ids of the customers a message goes to. */
export function messageRecipients({ customerIds }: Pick<Message, 'customerIds'>): string[] {
  return ids.parse(customerIds);
}
