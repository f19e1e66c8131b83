import type { Payload } from 'payload';
import { z } from 'zod';
import { documentId } from '#domain/wire/wire';
import { findAll, findOne } from '#server/platform/database/find';
import { enqueue } from '#server/platform/outbox/enqueue';
import type { Message } from '../../payload-types';
import { fewAtOnce } from '../platform/tools/per-shop';

export interface MessageEmail {
  messageId: string;
  customerId: string;
  recipient: string;
}

/** The outbox key of an email. Each customer gets a message only once. */
export function messageEmailKey({ messageId, customerId }: MessageEmail): string {
  return `${messageId}:message:${customerId}`;
}

export async function queueMessageEmail(payload: Payload, email: MessageEmail): Promise<void> {
  const { messageId, customerId, recipient } = email;
  await enqueue(payload, 'mail:message', {
    key: messageEmailKey(email),
    data: { messageId, customerId },
    recipient,
  });
}

/** Queues a message's emails, except those already queued. */
export async function queueMessageEmails(payload: Payload, message: Message): Promise<void> {
  const customers = await findAll(payload, 'customers', { id: { in: messageRecipients(message) } });
  await fewAtOnce(customers, ({ id, email }) =>
    queueMessageEmail(payload, { messageId: message.id, customerId: id, recipient: email }),
  );
}

export function findMessage(payload: Payload, id: string): Promise<Message | null> {
  return findOne(payload, 'messages', { id: { equals: id } });
}

const ids = z.array(documentId);

export function messageRecipients({ customerIds }: Pick<Message, 'customerIds'>): string[] {
  return ids.parse(customerIds);
}

// A small page, because each message may list thousands of customers.
const AT_ONCE = 50;

/** Every bulk message that went to a customer. */
export async function messagesTo(payload: Payload, customerId: string): Promise<Message[]> {
  const messages: Message[] = [];
  let last = '';
  for (;;) {
    const docs = await findAll(payload, 'messages', { id: { greater_than: last } }, 'id', AT_ONCE);
    messages.push(...docs.filter((message) => messageRecipients(message).includes(customerId)));
    last = docs.at(-1)?.id ?? last;
    if (docs.length < AT_ONCE) return messages;
  }
}
