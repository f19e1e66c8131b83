import type { Payload } from 'payload';
import { enqueue } from '#server/outbox/enqueue';

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
