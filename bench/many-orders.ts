import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { customerSearchText, orderSearchText } from '#domain/lists/search-text';
import { orderMoney } from '#domain/orders/amount-due';
import type { OrderEvent } from '#domain/orders/order-events';
import { ORDER_STATUSES, ORDERED_STATUSES } from '#domain/orders/order-status';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { LAST_REMINDER } from '#domain/orders/unpaid-life';
import { INBOUND_STATES } from '#domain/shipments/package-state';
import { SHIPMENT_DIRECTIONS } from '#domain/shipments/shipment';

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

/** Fills the database with a few years of a busy shop's orders. Skips hooks, which would take minutes. */
export async function makeManyOrders(payload: Payload, serviceId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const id = randomUUID();
    const person = {
      customerName: nameOf(n),
      customerEmail: `person${n % 3000}@bench.example`,
      customerPhone: `555 01${String(n % 10_000).padStart(4, '0')}`,
    };
    const total = 4500 + ((n * 37) % 200) * 50;
    await payload.db.create({
      collection: 'orders',
      data: {
        id,
        title: `Order ${id.slice(0, 8).toUpperCase()}`,
        ...person,
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
        status: pick(ORDER_STATUSES, n),
        ...readyBy(n),
        inbound: pick([...INBOUND_STATES, null], n),
        inboundDay: daysLater(dayOf(new Date()), (n % 14) - 7),
        paymentStatus: n % 3 ? 'succeeded' : 'pending',
        ...orderMoney({
          id,
          status: pick(ORDER_STATUSES, n),
          paymentStatus: n % 3 ? 'succeeded' : 'pending',
          total,
          createdAt: minutesAgo(n * 20),
        }),
        movedAt: n % 3 ? minutesAgo(n * 20) : null,
        subtotal: total,
        total,
        discountAmount: 0,
        shippingCharge: 0,
        beforeImages: [],
        afterImages: [],
        // Already reminded, so no reminders go out during the measurement.
        reminders: LAST_REMINDER,
        remindedAt: minutesAgo(0),
        story: historyOf(total, minutesAgo(n * 20)),
        createdAt: minutesAgo(n * 20),
        updatedAt: minutesAgo(n * 20),
      },
      returning: false,
    });
    await makeShipments(payload, id, minutesAgo(n * 20));
  }
}

/** A label in each direction. */
async function makeShipments(payload: Payload, orderId: string, at: string): Promise<void> {
  for (const direction of SHIPMENT_DIRECTIONS) {
    const id = randomUUID();
    await payload.db.create({
      collection: 'shipments',
      data: {
        ...{ id, orderId, direction, reference: id, claim: `${orderId}:${direction}`, state: 'bought' },
        ...{ source: 'label', checks: 0, carrier: 'USPS', service: 'GroundAdvantage', amount: 593 },
        ...{ boughtAt: at, trackingNumber: `94${id}`, createdAt: at, updatedAt: at },
      },
      returning: false,
    });
  }
}

function readyBy(n: number): { readyFrom?: string; readyTo?: string } {
  const day = daysLater(dayOf(new Date(minutesAgo(n * 20))), 14);
  const isHere = ORDERED_STATUSES.some((status) => status === pick(ORDER_STATUSES, n));
  return isHere ? { readyFrom: day, readyTo: day } : {};
}

function historyOf(total: number, at: string): OrderEvent[] {
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
  ];
}

/** Creates customers without hooks and sign-ins. Returns the ones who get messages. */
export async function makeManyCustomers(payload: Payload, count: number): Promise<string[]> {
  const onList: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const person = {
      name: nameOf(n),
      email: `person${n}@bench.example`,
      phone: `555 01${String(n).padStart(4, '0')}`,
    };
    const id = randomUUID();
    if (n % 2 === 0) onList.push(id);
    await payload.db.create({
      collection: 'customers',
      data: {
        id,
        ...person,
        searchText: customerSearchText(person),
        mailingListOptIn: n % 2 === 0,
        createdAt: minutesAgo(n * 60),
        updatedAt: minutesAgo(n * 60),
      },
      returning: false,
    });
  }
  return onList;
}

/** Creates a message to all customers, with several waiting emails for each. */
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
  for (let n = 0; n < count; n += 1) {
    const id = randomUUID();
    await payload.db.create({
      collection: 'outbox',
      data: {
        id,
        kind: 'mail:message',
        key: id,
        payload: { messageId, customerId: pick(customerIds, n) },
        recipient: `person${n}@bench.example`,
        status: 'pending',
        attempts: 0,
        dueAt: minutesAgo(1),
      },
      returning: false,
    });
  }
}
