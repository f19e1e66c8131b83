import type { Payload } from 'payload';
import type { Message } from '../../payload-types';
import { messageRecipients } from './message-mail';

/** Each may name thousands of customers. */
const AT_ONCE = 50;

/** Every message to many that also went to a customer. */
export async function messagesTo(payload: Payload, customerId: string): Promise<Message[]> {
  const messages: Message[] = [];
  let last = '';
  for (;;) {
    const { docs } = await payload.db.find<Message>({
      collection: 'messages',
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
    });
    messages.push(...docs.filter((message) => messageRecipients(message).includes(customerId)));
    last = docs.at(-1)?.id ?? last;
    if (docs.length < AT_ONCE) return messages;
  }
}
