import type { Payload } from 'payload';
import { z } from 'zod';
import { type ExtraWork, extraWorkOf } from '#domain/orders/extra-work';
import { movementsOf } from '#domain/orders/movements';
import type { EventKind, OrderEvent } from '#domain/orders/order-events';
import { pendingRefunds } from '#domain/orders/refunds';
import { ERASED, needsItsCustomer } from '#domain/own-account/erasure';
import { storedStory } from '#server/orders/present-order';
import { releasePhotos } from '#server/photos/claim-photos';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { versionIs } from '#server/platform/database/version';
import type { Order } from '../../payload-types';

/** The orders of a customer that need them still (`needsItsCustomer`), or whose payment or refund the provider is checking. */
export async function findOpenOrders(payload: Payload, customerId: string): Promise<Order[]> {
  const orders = await findOrders(payload, customerId);
  const checked = await checkedOrders(payload, orders);
  return orders.filter(
    (order) => needsItsCustomer(order) || checked.has(order.id) || pendingRefunds(order).length > 0,
  );
}

/**
 * Takes the person out of each of a customer's orders that is over and settled, in one write, the link to the account with it: what
 * is done is not found again. What stays is for the books: services, colors, amounts, payment, days. Returns the ids of the photos,
 * which are the caller's to remove.
 */
export async function eraseOrders(payload: Payload, customerId: string): Promise<string[]> {
  const released: string[] = [];
  const open = new Set((await findOpenOrders(payload, customerId)).map(({ id }) => id));
  for (const order of await findOrders(payload, customerId)) {
    if (!open.has(order.id)) released.push(...(await eraseOrder(payload, order)));
  }
  return released;
}

/** What stays of a story: what the books need. Of all else only that it happened, and when (rule 10.17). */
function erasedStory(story: readonly OrderEvent[]): OrderEvent[] {
  return story.map((event) => {
    const actor = { role: event.actor.role };
    if (!FOR_THE_BOOKS.includes(event.kind)) return { ...event, actor, text: ERASED.text, data: {} };
    // Why it was canceled or given back was typed, and may name a person.
    const { reason: typed, ...data } = event.data;
    const text = event.kind === 'canceled' && typed ? 'Canceled' : event.text;
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

/** What was proposed and what became of it stays for the books; notes, photos and where an answer came from go. */
function erasedExtraWork(value: unknown): ExtraWork[] {
  return extraWorkOf(value).map((each) => ({
    ...each,
    note: null,
    photos: [],
    evidence: each.evidence && { ...each.evidence, address: ERASED.text },
  }));
}

const gloves = z.array(z.looseObject({})).nullish();

/** What replaces an order's personal data when its customer is erased; the fields it leaves out are kept for the books. */
export function erasedFields(order: Order) {
  return {
    customer: null,
    customerName: ERASED.name,
    customerEmail: ERASED.email,
    customerPhone: ERASED.phone,
    shippingAddress: null,
    trackingNumber: null,
    // It holds the parcel's number too.
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
    story: erasedStory(storedStory(order)),
    movements: movementsOf(order).map((movement) => ({ ...movement, reason: null })),
    cancelReason: null,
    unansweredSince: null,
  } satisfies Partial<Order>;
}

async function eraseOrder(payload: Payload, order: Order): Promise<string[]> {
  const { id, version, items, beforeImages, afterImages, extraWork } = order;
  const story = storedStory(order);
  // The story names photos that were taken off the order before.
  const released = await releasePhotos(payload, [items, beforeImages, afterImages, extraWork, story]);
  await changeIf({
    payload,
    collection: 'orders',
    id,
    // Changed since it was judged, it is left to the next time.
    condition: [versionIs(version ?? 0)],
    data: erasedFields(order),
    // There is nobody left to tell that the parcel's number is gone, and the story must not say what went; what was accepted stays
    // in its lines alone, and no sum changes.
    except: ['tell-news', 'tell-story', 'keep-extra-work', 'keep-money'],
  });
  return released;
}

async function findOrders(payload: Payload, customerId: string): Promise<Order[]> {
  return findAll(payload, 'orders', { customer: { equals: customerId } });
}

/** Those of the orders whose payment is with the provider, by their ids. */
async function checkedOrders(payload: Payload, orders: readonly Order[]): Promise<Set<string>> {
  const { docs } = await payload.db.find<{ orderId: string }>({
    collection: 'payment-attempts',
    where: { and: [{ orderId: { in: orders.map(({ id }) => id) } }, { status: { equals: 'pending' } }] },
    pagination: false,
    limit: 0,
  });
  return new Set(docs.map(({ orderId }) => orderId));
}
