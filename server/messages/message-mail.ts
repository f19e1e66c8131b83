import type { Payload } from 'payload';
import { z } from 'zod';
import { documentId } from '#domain/wire/wire';
import { enqueue } from '#server/platform/outbox/enqueue';
import type { Customer, Message } from '../../payload-types';
import { fewAtOnce } from '../platform/tools/per-shop';

/** One customer's email of a message. */
export interface MessageMail {
  messageId: string;
  customerId: string;
  recipient: string;
}

/** Its outbox key: a customer gets a message once. */
export function messageMailKey({ messageId, customerId }: MessageMail): string {
  return `${messageId}:message:${customerId}`;
}

export async function queueMessageMail(payload: Payload, mail: MessageMail): Promise<void> {
  const { messageId, customerId, recipient } = mail;
  await enqueue(payload, 'mail:message', {
    key: messageMailKey(mail),
    data: { messageId, customerId },
    recipient,
  });
}

/** Queues a message's emails that aren't queued yet. */
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

export function findMessage(payload: Payload, id: string): Promise<Message | null> {
  return payload.db.findOne<Message>({ collection: 'messages', where: { id: { equals: id } } });
}

const ids = z.array(documentId);

export function messageRecipients({ customerIds }: Pick<Message, 'customerIds'>): string[] {
  return ids.parse(customerIds);
}
