import type { Payload } from 'payload';
import type { Customer, Message } from '../../payload-types';
import { fewAtOnce } from '../tools/few-at-once';
import { queueMessageMail } from './message-mail';
import { messageRecipients } from './message-recipients';

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
