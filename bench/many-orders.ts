import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { OWNER_ACTOR } from '#domain/audit/audit-contract';
import { AUDIT_KINDS } from '#domain/audit/audit-kinds';
import { customerSearchText, orderSearchText } from '#domain/lists/search-text';
import { conversationRank, NO_CONVERSATION } from '#domain/messages/conversation-rank';
import { orderMoney } from '#domain/orders/amount-due';
import type { OrderEvent } from '#domain/orders/order-events';
import { ORDER_STATUSES, ORDERED_STATUSES, type OrderStatus } from '#domain/orders/order-status';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { LAST_REMINDER } from '#domain/orders/unpaid-life';
import { INBOUND_STATES } from '#domain/shipments/package-state';
import { SHIPMENT_DIRECTIONS } from '#domain/shipments/shipment';
import { storeMany } from '#server/testing/store-many';

const FIRST = ['Robin', 'Casey', 'Jordan', 'Riley', 'Morgan', 'Alex', 'Sam', 'Drew', 'Taylor', 'Quinn'];
const LAST = [
  'Shortstop',
  'Catcher',
  'Fielder',
  'Pitcher',
  'Slugger',
  'Bunt',
  'Homer',
  'Steel',
  'Diaz',
  'Ruiz',
];
const pick = <Item>(list: readonly [Item, ...Item[]] | readonly Item[], n: number): Item => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const nameOf = (n: number) => `${pick(FIRST, n)} ${pick(LAST, Math.floor(n / 10))} ${n}`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** The newest orders have every status. The older ones are over, as in a shop that has been open for years. */
const IN_EVERY_STATUS = 10_000;

const statusOf = (n: number): OrderStatus =>
  n < IN_EVERY_STATUS ? pick(ORDER_STATUSES, n) : n % 10 ? 'shipped' : 'canceled';

interface Many {
  serviceId: string;
  customerIds: readonly string[];
  count: number;
}

/** Fills the database with years of a busy shop's orders, with a label in each direction and reviews. Skips hooks. */
export async function makeManyOrders(payload: Payload, many: Many): Promise<void> {
  const ids = Array.from({ length: many.count }, () => randomUUID());
  await storeMany(
    payload,
    'orders',
    eachOf(ids, (id, n) => [orderOf(many, id, n)]),
  );
  await storeMany(payload, 'shipments', eachOf(ids, shipmentsOf));
  await storeMany(payload, 'reviews', eachOf(ids, reviewsOf));
}

function* eachOf<Made>(ids: readonly string[], make: (id: string, n: number) => Made[]): Generator<Made> {
  for (const [n, id] of ids.entries()) yield* make(id, n);
}

function orderOf({ serviceId, customerIds }: Many, id: string, n: number) {
  const account = n % Math.max(1, customerIds.length);
  const person = {
    customerName: nameOf(n),
    customerEmail: `person${account}@bench.example`,
    customerPhone: `555 01${String(n % 10_000).padStart(4, '0')}`,
  };
  const [status, total, at] = [statusOf(n), 4500 + ((n * 37) % 200) * 50, minutesAgo(n * 20)];
  const isOld = n >= IN_EVERY_STATUS;
  const paymentStatus = isOld || n % 3 ? 'succeeded' : 'pending';
  const unansweredSince = !isOld && n % 50 === 0 ? at : null;
  return {
    id,
    title: `Order ${id.slice(0, 8).toUpperCase()}`,
    ...person,
    customer: customerIds[account] ?? null,
    searchText: orderSearchText({ id, ...person }),
    deliveryMethod: n % 2 ? 'ship' : 'dropoff',
    shippingAddress: n % 2 ? '12 Diamond Way\nSpringfield, IL 62701' : null,
    items: [
      {
        id: randomUUID(),
        serviceId,
        laceColorId: null,
        gloveDetails: 'A 12 inch infield glove',
        specialInstructions: null,
        gloveImages: [],
      },
    ],
    status,
    ...readyBy(n),
    inbound: isOld ? 'delivered' : pick([...INBOUND_STATES, null], n),
    inboundDay: daysLater(dayOf(new Date()), (n % 14) - 7),
    paymentStatus,
    ...orderMoney({ id, status, paymentStatus, total, createdAt: at }),
    movedAt: paymentStatus === 'succeeded' ? at : null,
    subtotal: total,
    total,
    discountAmount: 0,
    shippingCharge: 0,
    beforeImages: [],
    afterImages: [],
    // These have been reminded already, so no reminders go out during the measurement.
    reminders: LAST_REMINDER,
    remindedAt: minutesAgo(0),
    story: historyOf(total, at, n % 10 === 0),
    ...(unansweredSince && { unansweredSince }),
    conversationRank: n % 10 === 0 ? conversationRank({ unansweredSince, lastAt: at }) : NO_CONVERSATION,
    version: 0,
    createdAt: at,
    updatedAt: at,
  };
}

function shipmentsOf(orderId: string, n: number) {
  const at = minutesAgo(n * 20);
  return SHIPMENT_DIRECTIONS.map((direction) => {
    const id = randomUUID();
    return {
      ...{ id, orderId, direction, reference: id, claim: `${orderId}:${direction}`, state: 'bought' },
      ...{ source: 'label', checks: 0, carrier: 'USPS', service: 'GroundAdvantage', amount: 593 },
      ...{ boughtAt: at, trackingNumber: `94${id}`, createdAt: at, updatedAt: at },
    };
  });
}

/** Every twentieth order has a review. The newest reviews wait for a decision. */
function reviewsOf(orderId: string, n: number) {
  if (n % 20 > 0) return [];
  const [at, isNew] = [minutesAgo(n * 20), n < 1000];
  return [
    {
      ...{ id: randomUUID(), orderId, name: pick(FIRST, n), stars: 5, text: 'Like new.', version: 0 },
      ...{ status: isNew ? 'waiting' : 'approved', ...(isNew && { waitingSince: at }) },
      ...{ service: 'Full relace', writtenAt: at, createdAt: at, updatedAt: at },
    },
  ];
}

function readyBy(n: number): { readyFrom?: string; readyTo?: string } {
  const day = daysLater(dayOf(new Date(minutesAgo(n * 20))), 14);
  const isHere = ORDERED_STATUSES.some((status) => status === statusOf(n));
  return isHere ? { readyFrom: day, readyTo: day } : {};
}

function historyOf(total: number, at: string, isTalk: boolean): OrderEvent[] {
  const made = { at, actor: { role: 'owner' }, isPublic: true } as const;
  const step = (text: string, to: string): OrderEvent => ({
    ...made,
    id: randomUUID(),
    kind: 'status',
    text,
    data: { to },
  });
  return [
    { ...made, id: randomUUID(), kind: 'ordered', text: 'Order placed', data: { total } },
    { ...made, id: randomUUID(), kind: 'paid', text: 'Paid', data: { amount: total } },
    step('Not Received → Received', 'received'),
    step('Received → In Progress', 'in-progress'),
    ...(isTalk
      ? [{ ...made, id: randomUUID(), kind: 'message' as const, text: 'Is it ready?', data: {} }]
      : []),
  ];
}

/** Creates customers without hooks and sign-ins. Every other one gets messages. Returns their IDs. */
export async function makeManyCustomers(payload: Payload, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await storeMany(
    payload,
    'customers',
    eachOf(ids, (id, n) => {
      const person = {
        name: nameOf(n),
        email: `person${n}@bench.example`,
        phone: `555 01${String(n).padStart(4, '0')}`,
      };
      const at = minutesAgo(n * 60);
      return [
        {
          ...{ id, ...person, searchText: customerSearchText(person), version: 0 },
          ...{ mailingListOptIn: n % 2 === 0, createdAt: at, updatedAt: at },
        },
      ];
    }),
  );
  return ids;
}

/** Adds to the audit log what happens in 400 days, which is when its entries expire. */
export async function makeManyEntries(payload: Payload, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const made = (id: string, n: number) => {
    const at = minutesAgo(Math.floor((n / count) * 400 * 24 * 60));
    return [
      {
        ...{ id, kind: pick(AUDIT_KINDS, n), actor: OWNER_ACTOR, name: 'The owner', role: 'owner' },
        ...{ address: '192.0.2.1', subject: nameOf(n), text: 'Something happened', data: {} },
        ...{ createdAt: at, updatedAt: at },
      },
    ];
  };
  await storeMany(payload, 'audit', eachOf(ids, made));
}

export async function makeManyEmails(payload: Payload, customerIds: string[], count: number): Promise<void> {
  if (count === 0) return;
  const messageId = randomUUID();
  const [subject, body] = ['News from the shop', 'The season starts. '.repeat(20)];
  await payload.db.create({
    collection: 'messages',
    data: {
      id: messageId,
      subject,
      body,
      sent: count,
      failed: 0,
      customerIds,
      contentHash: messageId,
      key: messageId,
    },
    returning: false,
  });
  const ids = Array.from({ length: count }, () => randomUUID());
  const rows = eachOf(ids, (id, n) => [
    {
      ...{ id, kind: 'mail:message', key: id, recipient: `person${n}@bench.example`, status: 'pending' },
      ...{ payload: { messageId, customerId: pick(customerIds, n) }, attempts: 0, dueAt: minutesAgo(1) },
      ...{ createdAt: minutesAgo(1), updatedAt: minutesAgo(1) },
    },
  ]);
  await storeMany(payload, 'outbox', rows);
}
