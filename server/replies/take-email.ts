import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { mailboxOf } from '#domain/customers/contact';
import { ERASED } from '#domain/own-account/erasure';
import { emailKind, isForged } from '#domain/replies/email-kind';
import { HELD_WHY, LEFT_WHY, type LeftWhy } from '#domain/replies/reply-states';
import { cutText, plainText, replyText } from '#domain/replies/reply-text';
import { HOUR_MS } from '#domain/wire/durations';
import { findOrder } from '#server/orders/find-order';
import { isFull } from '#server/orders/present-order';
import type { PhotoStore } from '#server/photos/photo-store';
import { idOnce } from '#server/platform/access/make-once';
import { createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { EmailReply, Order } from '../../payload-types';
import { followBounce } from './email-problems';
import { findSent } from './message-ids';
import { postReply, removeReplies } from './post-reply';
import type { ReadEmail } from './read-email';
import { keepPhotos, sortFiles } from './reply-photos';

export interface EmailPlace {
  mailbox: string;
  uid: number;
}

export type Outcome = 'posted' | 'held' | 'left' | 'ignored';

interface TakeEmail {
  payload: Payload;
  store: PhotoStore;
  place: EmailPlace;
  /** The start of the email, with all its headers. */
  head: Buffer;
  email: ReadEmail;
  /** Reads the whole email. Null if that fails. */
  readWhole: () => Promise<ReadEmail | null>;
}

const NAME_MAX = 100;
/** The most emails per hour that become messages. No person writes more, but robots that answer each other do (rule 32.7). */
const LIMITS = { orderId: 20, fromAddress: 40 } as const;

/** Handles an email by the rules (chapter 32). An email counts once, no matter how often or where it's handled. */
export async function takeEmail(taking: TakeEmail): Promise<Outcome> {
  const { payload, email, place } = taking;
  const key = keyOf(taking);
  const left = (reason: LeftWhy) => leaveEmail(payload, { key, place, reason });
  const earlier = await findOne(payload, 'email-replies', { key: { equals: key } });
  if (earlier) return resume(payload, earlier);
  if (email.messageId && (await findSent(payload, email.messageId))) return 'ignored';
  const [sender] = email.from;
  const kind = emailKind({
    from: sender?.address ?? '',
    subject: email.subject,
    fields: email.fields,
    fileTypes: email.files.map(({ type }) => type),
    hasContent: Boolean(plainText(email.text)),
  });
  if (kind === 'bounce') {
    await followBounce(payload, email);
    return 'ignored';
  }
  if (kind === 'automatic') return 'ignored';
  const orderId = await matchOrder(payload, email);
  if (!orderId) return kind === 'list' || email.fields['list-unsubscribe'] ? 'ignored' : left('unmatched');
  const order = await findOrder(payload, orderId);
  if (!order) return left('deleted');
  if (order.customerEmail === ERASED.email) return left('erased');
  if (kind !== 'person') return left(kind);
  if (isFull(order)) return left('full');
  const whole = await taking.readWhole();
  if (!whole) return left('unreadable');
  return storeReply({ ...taking, email: whole, key, order, left });
}

interface StoreReply extends TakeEmail {
  key: string;
  order: Order;
  left: (reason: LeftWhy) => Promise<Outcome>;
}

async function storeReply({ payload, store, email, key, order, left }: StoreReply): Promise<Outcome> {
  const [sender = { name: '', address: '' }] = email.from;
  const fromAddress = sender.address.toLowerCase();
  if (await isTooMuch(payload, { orderId: order.id, fromAddress })) return left('tooMany');
  const files = await sortFiles(email.files);
  const written = replyText({ ...email, hasPhotos: files.photos.length > 0 });
  if (!written.text && files.photos.length + files.others.length === 0) return left('empty');
  const kept = await keepPhotos({ payload, store, key, photos: files.photos });
  const held = whyHeld(email, order);
  const row = await createUnlessTaken(payload, 'email-replies', {
    id: idOnce(payload, 'an email reply', key),
    key,
    state: held ? 'held' : 'posting',
    orderId: order.id,
    fromAddress,
    fromName: cutText(plainText(sender.name).replaceAll('\n', ' '), NAME_MAX),
    ...written,
    photos: kept.photos,
    files: [...files.others, ...kept.refused],
    sentAt: email.sentAt,
    reason: held,
  });
  const stored = row ?? (await findOne(payload, 'email-replies', { key: { equals: key } }));
  if (!stored) throw new Error('an email reply could not be stored');
  // Reading the email takes time, in which its customer may have been erased.
  const now = await findOrder(payload, order.id);
  if (now && now.customerEmail !== ERASED.email) return resume(payload, stored);
  await removeReplies(payload, order.id);
  return left(now ? 'erased' : 'deleted');
}

/** Finishes what another server or a crash may have left undone. */
async function resume(payload: Payload, row: EmailReply): Promise<Outcome> {
  if (row.state === 'left') return 'left';
  if (row.state === 'posting') await postReply(payload, row);
  if (row.state === 'held') {
    const orderId = row.orderId ?? '';
    await enqueue(payload, 'mail:reply-held', {
      key: `${orderId}:reply-held:${row.id}`,
      data: { orderId, replyId: row.id },
    });
    wakeOutbox(payload);
  }
  return row.state === 'held' ? 'held' : 'posted';
}

interface Left {
  key: string;
  place: EmailPlace;
  reason: LeftWhy;
}

/** Records an email that stays in the mailbox for a person. */
export async function leaveEmail(payload: Payload, { key, place, reason }: Left): Promise<Outcome> {
  const id = idOnce(payload, 'an email reply', key);
  await createUnlessTaken(payload, 'email-replies', {
    id,
    key,
    state: 'left',
    reason: LEFT_WHY[reason],
    ...place,
  });
  return 'left';
}

const hashOf = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\n'), createHash('sha256')).digest('hex');

export const headKey = (head: Buffer): string => {
  const end = head.indexOf('\r\n\r\n');
  return hashOf(end > 0 ? head.subarray(0, end) : head);
};

/** Identifies an email: it has the same key in every mailbox and on every server. Without a Message-ID, its headers identify it. */
function keyOf({ head, email: { messageId, from } }: Pick<TakeEmail, 'head' | 'email'>): string {
  return messageId ? hashOf(messageId, (from[0]?.address ?? '').toLowerCase()) : headKey(head);
}

/** Returns the order of the email it replies to, or of the nearest earlier one in the thread (rule 32.2). */
async function matchOrder(payload: Payload, { inReplyTo, references }: ReadEmail): Promise<string | null> {
  for (const id of new Set([...inReplyTo, ...references.toReversed()])) {
    const sent = await findSent(payload, id);
    if (sent?.orderId) return sent.orderId;
  }
  return null;
}

/** Returns why a reply waits for the owner. Null if it came from the customer. */
function whyHeld({ from, fields }: ReadEmail, { customerEmail }: Order): string | null {
  const [sender] = from;
  const isOwn = from.length === 1 && sender && mailboxOf(sender.address) === mailboxOf(customerEmail);
  if (!isOwn) return HELD_WHY.other;
  return isForged(fields) ? HELD_WHY.forged : null;
}

async function isTooMuch(payload: Payload, by: Record<keyof typeof LIMITS, string>): Promise<boolean> {
  const createdAt = { greater_than: new Date(Date.now() - HOUR_MS).toISOString() };
  for (const field of ['orderId', 'fromAddress'] as const) {
    const where = { and: [{ [field]: { equals: by[field] } }, { createdAt }] };
    const { totalDocs } = await payload.db.count({ collection: 'email-replies', where });
    if (totalDocs >= LIMITS[field]) return true;
  }
  return false;
}
