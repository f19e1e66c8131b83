import type { Payload, Where } from 'payload';
import type { EmailProblem } from '#domain/customers/email-problem';
import type { ReplyView } from '#domain/replies/reply-contract';
import { orderFor } from '#server/orders/find-order';
import { isFull } from '#server/orders/present-order';
import { releasePhotos } from '#server/photos/claim-photos';
import type { OnOne } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import type { EmailReply, Order } from '../../payload-types';
import { names, postReply } from './post-reply';

/** Lists an order's emails, newest first. Throws FORBIDDEN or NOT_FOUND. */
export async function readReplies(on: OnOne): Promise<ReplyView[]> {
  const { id } = await orderFor(on, 'read');
  const shown: Where = {
    and: [{ orderId: { equals: id } }, { state: { in: ['posting', 'posted', 'held'] } }],
  };
  return (await findAll(on.payload, 'email-replies', shown, '-createdAt')).map(presentReply);
}

function presentReply(row: EmailReply): ReplyView {
  return {
    id: row.id,
    at: row.createdAt,
    isHeld: row.state === 'held',
    reason: row.reason ?? null,
    name: row.fromName ?? '',
    address: row.fromAddress ?? '',
    text: row.text ?? '',
    fullText: row.fullText ?? '',
    photos: names.parse(row.photos),
    files: names.parse(row.files),
  };
}

/** Turns a held reply into a message (rule 32.11). Throws FORBIDDEN, NOT_FOUND, STORY_FULL, or CONFLICT. */
export async function acceptReply(on: OnOne, replyId: string): Promise<void> {
  const { order, row } = await findReply(on, replyId);
  if (row.state === 'posted') return;
  if (isFull(order)) throw new ShopError('STORY_FULL');
  await postReply(on.payload, await decide(on.payload, row, { state: 'posting' }));
}

/** Removes a held reply (rule 32.11). Throws FORBIDDEN, NOT_FOUND, or CONFLICT. */
export async function discardReply(on: OnOne, replyId: string): Promise<void> {
  const { row } = await findReply(on, replyId);
  if (row.state === 'discarded') return;
  await releasePhotos(on.payload, row.photos);
  // The row stays, so the email isn't processed again.
  const empty = { text: null, fullText: null, fromAddress: null, fromName: null, photos: [], files: [] };
  await decide(on.payload, row, { state: 'discarded', ...empty });
}

async function decide(
  payload: Payload,
  { id }: EmailReply,
  data: Partial<EmailReply> & Pick<EmailReply, 'state'>,
): Promise<EmailReply> {
  const decided = await changeIf(payload, 'email-replies', id, {
    condition: [{ state: { equals: 'held' } }],
    data,
  });
  if (decided) return decided;
  const stored = await findOne(payload, 'email-replies', { id: { equals: id } });
  const isSame =
    stored && (stored.state === data.state || (data.state === 'posting' && stored.state === 'posted'));
  if (!isSame) throw new ShopError('CONFLICT');
  return stored;
}

async function findReply(on: OnOne, replyId: string): Promise<{ order: Order; row: EmailReply }> {
  const order = await orderFor(on);
  const where: Where = { and: [{ id: { equals: replyId } }, { orderId: { equals: order.id } }] };
  return { order, row: orNotFound(await findOne(on.payload, 'email-replies', where)) };
}

interface EmailNews {
  emailProblem?: EmailProblem;
  heldReplies?: number;
}

/** Returns warnings about an order's emails. Empty if there are none. */
export async function emailNewsOf(
  payload: Payload,
  { id, customerEmail }: Pick<Order, 'id' | 'customerEmail'>,
): Promise<EmailNews> {
  const [problem] = await problemsOf(payload, [customerEmail]);
  const held: Where = { and: [{ orderId: { equals: id } }, { state: { equals: 'held' } }] };
  const { totalDocs } = await payload.db.count({ collection: 'email-replies', where: held });
  return {
    ...(problem && { emailProblem: problem[1] }),
    ...(totalDocs > 0 && { heldReplies: totalDocs }),
  };
}

/** Returns the problems of these addresses, by lowercase address. */
export async function problemsOf(
  payload: Payload,
  addresses: readonly string[],
): Promise<Map<string, EmailProblem>> {
  const where = { address: { in: addresses.map((address) => address.toLowerCase()) } };
  const rows = addresses.length > 0 ? await findAll(payload, 'email-problems', where) : [];
  return new Map(rows.map(({ address, reason, bouncedAt }) => [address, { reason, at: bouncedAt }]));
}

/** Clears the warning about an address (rule 32.8). */
export async function dismissProblem(payload: Payload, email: string): Promise<void> {
  const where = { address: { equals: email.toLowerCase() } };
  await payload.db.deleteMany({ collection: 'email-problems', where });
}
