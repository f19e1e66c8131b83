import { createHash, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { MessageSendRequest } from '#domain/messages/message-contract';
import { createUnlessTaken } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { enqueue, removeQueued } from '#server/platform/outbox/enqueue';
import type { Customer, Message } from '../../payload-types';
import { type MessageEmail, messageRecipients } from './message-email';

/** The same message to the same customer within this time, in ms, is a double click. */
const SAME_MS = 60_000;
// How often to try. A try fails only if another call stored the same text first.
const TRIES_MAX = 50;

interface StoreMessage {
  payload: Payload;
  input: MessageSendRequest;
  recipients: Customer[];
  idempotencyKey?: string;
}

export interface StoredMessage {
  /** Null if everyone just got the same message. */
  messageId: string | null;
  emails: MessageEmail[];
}

/** Stores a message for the customers who didn't just get the same one. */
export async function storeMessage(request: StoreMessage): Promise<StoredMessage> {
  const { payload, input, recipients, idempotencyKey } = request;
  const contentHash = createHash('sha256')
    .update(JSON.stringify([input.subject, input.message]))
    .digest('hex');
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    // We count before we read the messages, so one that's stored in between takes this key.
    const key = `${contentHash}:${await countSame(payload, contentHash)}`;
    const repeated = idempotencyKey ? await findByKey(payload, idempotencyKey) : null;
    const earlier = repeated ? [repeated] : await findRecent(payload, contentHash);
    const reached = new Map(earlier.flatMap((message) => emailsOf(message, recipients)));
    const remaining = repeated ? [] : recipients.filter(({ id }) => !reached.has(id));
    if (remaining.length === 0) return { messageId: repeated?.id ?? null, emails: [...reached.values()] };
    const message = await store({ payload, input, contentHash, key, recipients: remaining, idempotencyKey });
    if (message) {
      const emails = new Map([...reached, ...emailsOf(message, remaining)]);
      return { messageId: message.id, emails: [...emails.values()] };
    }
  }
  throw new ShopError('CONFLICT');
}

// Messages are never deleted, so this number only grows.
async function countSame(payload: Payload, contentHash: string): Promise<number> {
  const where = { contentHash: { equals: contentHash } };
  return (await payload.db.count({ collection: 'messages', where })).totalDocs;
}

function findByKey(payload: Payload, idempotencyKey: string): Promise<Message | null> {
  return findOne(payload, 'messages', { idempotencyKey: { equals: idempotencyKey } });
}

async function findRecent(payload: Payload, contentHash: string): Promise<Message[]> {
  const since = new Date(Date.now() - SAME_MS).toISOString();
  return findAll(payload, 'messages', {
    and: [{ contentHash: { equals: contentHash } }, { createdAt: { greater_than: since } }],
  });
}

function emailsOf(message: Message, customers: Customer[]): [string, MessageEmail][] {
  const ids = new Set(messageRecipients(message));
  return customers
    .filter(({ id }) => ids.has(id))
    .map(({ id, email }) => [id, { messageId: message.id, customerId: id, recipient: email }]);
}

async function store({
  payload,
  input,
  contentHash,
  key,
  recipients,
  idempotencyKey,
}: StoreMessage & Pick<Message, 'contentHash' | 'key'>): Promise<Message | null> {
  const id = randomUUID();
  const task = `${id}:message`;
  await enqueue(payload, 'message', { key: task, data: { messageId: id } });
  const message = await createUnlessTaken(payload, 'messages', {
    id,
    subject: input.subject,
    body: input.message,
    customerIds: recipients.map((customer) => customer.id),
    sent: recipients.length,
    failed: input.customerIds.length - recipients.length,
    contentHash,
    key,
    ...(idempotencyKey && { idempotencyKey }),
  });
  if (!message) await removeQueued(payload, task);
  return message;
}
