import type { Payload } from 'payload';
import {
  type MessageSendAnswer,
  type MessageSendRequest,
  mayGetMessages,
} from '#domain/messages/message-contract';
import { allowed } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { handleByKey, type OutboxHandlers } from '#server/platform/outbox/handle-row';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { inTime } from '#server/platform/tools/in-time';
import { log } from '#server/platform/tools/log';
import type { Admin, Customer } from '../../payload-types';
import { fewAtOnce } from '../platform/tools/per-shop';
import { type MessageEmail, messageEmailKey, queueMessageEmail } from './message-email';
import { storeMessage } from './store-message';

interface SendMessage {
  payload: Payload;
  user: Admin;
  handlers: OutboxHandlers;
  input: MessageSendRequest;
  idempotencyKey?: string;
}

/** Sends a message to customers (rule 12.3). Emails that take too long count as sent. Throws FORBIDDEN. */
export async function sendMessage(request: SendMessage): Promise<MessageSendAnswer> {
  const { payload, user, handlers, input, idempotencyKey } = request;
  const recipients = await findReachable(payload, user, input.customerIds);
  const { messageId, emails } = await storeMessage({ payload, input, recipients, idempotencyKey });
  await sendNow(payload, handlers, emails);
  wakeOutbox(payload);
  const { totalDocs: refused } = await payload.db.count({
    collection: 'outbox',
    where: { and: [{ key: { in: emails.map(messageEmailKey) } }, { status: { in: ['failed', 'dropped'] } }] },
  });
  const sent = emails.length - refused;
  const answer = { sent, failed: input.customerIds.length - sent };
  if (messageId) await changeIf(payload, 'messages', messageId, { data: answer });
  return answer;
}

async function findReachable(payload: Payload, user: Admin, ids: string[]): Promise<Customer[]> {
  const rules = await allowed({ payload, user, collection: 'customers', operation: 'read' });
  const customers = await findAll(payload, 'customers', { and: [{ id: { in: ids } }, ...rules] });
  return customers.filter(mayGetMessages);
}

const WAIT_MS = 10_000;

async function sendNow(payload: Payload, handlers: OutboxHandlers, emails: MessageEmail[]): Promise<void> {
  const end = Date.now() + WAIT_MS;
  const work = fewAtOnce(
    emails,
    async (email) => {
      await queueMessageEmail(payload, email);
      await handleByKey(payload, handlers, messageEmailKey(email));
    },
    () => Date.now() > end,
  ).catch((error: unknown) => log.error({ err: error }, 'messages: left to the outbox'));
  await inTime(WAIT_MS, work);
}
