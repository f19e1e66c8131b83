import type { Payload } from 'payload';
import { findAll } from '#server/platform/database/find';
import type { Message } from '../../payload-types';
import { messageRecipients } from './message-mail';

/** Each may name thousands of customers. */
const AT_ONCE = 50;

/** Every message to many that also went to a customer. */
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
