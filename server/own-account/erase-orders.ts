import type { Payload } from 'payload';
import { z } from 'zod';
import { NO_CONVERSATION } from '#domain/messages/conversation-rank';
import { type ExtraWork, extraWorkOf } from '#domain/orders/extra-work';
import { ledgerOf } from '#domain/orders/ledger';
import type { EventKind, OrderEvent } from '#domain/orders/order-events';
import { linesWhere } from '#domain/orders/order-lines';
import { pendingRefunds } from '#domain/orders/refunds';
import { ERASED, needsCustomer } from '#domain/own-account/erasure';
import { eachOf } from '#domain/words/keys-of';
import { removeConsents } from '#server/consents/record-consent';
import { storedHistory } from '#server/orders/present-order';
import { releasePhotos } from '#server/photos/claim-photos';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { versionIs } from '#server/platform/database/version';
import { removeReplies } from '#server/replies/post-reply';
import { deleteReview } from '#server/reviews/write-review';
import { eraseTexts } from '#server/texts/erase-texts';
import type { Order } from '../../payload-types';

/** A customer's orders that are still open, or have a pending payment or refund. */
export async function findOpenOrders(payload: Payload, customerId: string): Promise<Order[]> {
  const orders = await findOrders(payload, customerId);
  const beingPaid = await ordersBeingPaid(payload, orders);
  return orders.filter(
    (order) => needsCustomer(order) || beingPaid.has(order.id) || pendingRefunds(order).length > 0,
  );
}

/** Erases the person from a customer's finished orders. Returns the photo IDs to remove. */
export async function eraseOrders(payload: Payload, customerId: string): Promise<string[]> {
  const released: string[] = [];
  const open = new Set((await findOpenOrders(payload, customerId)).map(({ id }) => id));
  for (const order of await findOrders(payload, customerId)) {
    if (open.has(order.id)) continue;
    released.push(...(await removeReplies(payload, order.id)));
    released.push(...(await eraseOrder(payload, order)));
  }
  return released;
}

function erasedHistory(history: readonly OrderEvent[]): OrderEvent[] {
  return history.map((event) => {
    const actor = { role: event.actor.role };
    if (!FOR_THE_BOOKS.includes(event.kind)) return { ...event, actor, text: ERASED.text, data: {} };
    // The reason may name a person.
    const { reason, ...data } = event.data;
    const text = event.kind === 'canceled' && reason ? 'Canceled' : event.text;
    return { ...event, actor, text, data };
  });
}

const FOR_THE_BOOKS: readonly EventKind[] = [
  'ordered',
  'paid',
  'payment-declined',
  'payment-problem',
  'status',
  'canceled',
  'ready-by',
  'refund',
  'reminder',
  'extra-work-proposed',
  'extra-work-accepted',
  'extra-work-declined',
  'extra-work-expired',
  'extra-work-withdrawn',
];

function erasedExtraWork(value: unknown): ExtraWork[] {
  return extraWorkOf(value).map((each) => ({
    ...each,
    note: null,
    photos: [],
    evidence: each.evidence && { ...each.evidence, address: ERASED.text },
  }));
}

const gloves = z.array(z.looseObject({})).nullish();

/** What replaces an order's personal data. Fields left out stay for the books. */
export function erasedFields(order: Order) {
  return {
    customer: null,
    customerName: ERASED.name,
    customerEmail: ERASED.email,
    customerPhone: ERASED.phone,
    shippingAddress: null,
    textNumber: null,
    ...eachOf(linesWhere('isErased', true), () => null),
    // The old value may contain the tracking number.
    toldNews: order.status,
    items: gloves.parse(order.items)?.map((glove) => ({
      ...glove,
      gloveDetails: ERASED.text,
      specialInstructions: null,
      gloveImages: [],
    })),
    beforeImages: [],
    afterImages: [],
    extraWork: erasedExtraWork(order.extraWork),
    story: erasedHistory(storedHistory(order)),
    movements: ledgerOf(order).map((entry) => ({ ...entry, reason: null })),
    cancelReason: null,
    unansweredSince: null,
    // Takes the glove out of the gallery (rule 36.9).
    mayShow: null,
    conversationRank: NO_CONVERSATION,
  } satisfies Partial<Order>;
}

async function eraseOrder(payload: Payload, order: Order): Promise<string[]> {
  await deleteReview(payload, order.id);
  const { id, version, items, beforeImages, afterImages, extraWork } = order;
  // These go first, because they can only be found through the order.
  await removeConsents(payload, { orderId: { equals: id } });
  await eraseTexts(payload, id);
  const history = storedHistory(order);
  // The history lists photos that were removed earlier, too.
  const released = await releasePhotos(payload, [items, beforeImages, afterImages, extraWork, history]);
  await changeIf(payload, 'orders', id, {
    // If someone changed the order first, the next run erases it.
    condition: [versionIs(version ?? 0)],
    data: erasedFields(order),
    // This notifies no one and changes no amount.
    except: ['queue-news', 'record-history', 'merge-extra-work', 'update-money'],
  });
  return released;
}

async function findOrders(payload: Payload, customerId: string): Promise<Order[]> {
  return findAll(payload, 'orders', { customer: { equals: customerId } });
}

async function ordersBeingPaid(payload: Payload, orders: readonly Order[]): Promise<Set<string>> {
  const attempts = await findAll(payload, 'payment-attempts', {
    and: [{ orderId: { in: orders.map(({ id }) => id) } }, { status: { equals: 'pending' } }],
  });
  return new Set(attempts.map(({ orderId }) => orderId));
}
