import { expect, it } from 'vitest';
import { historyOfChange } from '#domain/orders/order-history';
import { benchOrder } from '#domain/staff/bench-view';
import { keysOf } from '#domain/words/keys-of';
import { erasedFields } from '#server/own-account/erase-orders';
import { exportedOrder } from '#server/own-account/export-account';
import { orders } from '../../collections/orders';
import type { Order } from '../../payload-types';
import { orderFormValues } from '../../storefront/src/admin/order-dialogs/order-form-values';
import { orderRows } from '../../storefront/src/admin/orders-tab/orders-csv';
import { presentTrack } from '../track/present-track';

type Use = 'erased' | 'exported' | 'bench' | 'tracked' | 'form' | 'history' | 'csv';

// Where each field of an order goes. A new field doesn't compile until it's listed.
const USES: Record<keyof Order, readonly Use[]> = {
  id: ['exported', 'bench', 'tracked', 'csv'],
  version: ['exported', 'bench'],
  title: [],
  status: ['exported', 'bench', 'tracked', 'form', 'history', 'csv'],
  paymentStatus: ['exported', 'tracked', 'form', 'history', 'csv'],
  paymentProblem: ['history'],
  customerName: ['erased', 'exported', 'bench', 'form', 'history', 'csv'],
  customerEmail: ['erased', 'exported', 'bench', 'form', 'history', 'csv'],
  customerPhone: ['erased', 'exported', 'bench', 'form', 'history', 'csv'],
  customer: ['erased', 'exported', 'bench'],
  items: ['erased', 'exported', 'bench', 'tracked', 'form', 'history', 'csv'],
  deliveryMethod: ['exported', 'bench', 'tracked', 'form', 'history', 'csv'],
  shippingAddress: ['erased', 'exported', 'bench', 'form', 'history', 'csv'],
  trackingNumber: ['erased', 'exported', 'bench', 'tracked', 'form', 'history', 'csv'],
  discountCode: ['exported', 'form', 'history', 'csv'],
  subtotal: ['exported', 'tracked', 'history', 'csv'],
  discountAmount: ['exported', 'tracked', 'history', 'csv'],
  shippingCharge: ['exported', 'tracked', 'form', 'history', 'csv'],
  rushCharge: ['exported', 'tracked', 'form', 'history', 'csv'],
  total: ['exported', 'tracked', 'history', 'csv'],
  extraTotal: ['exported', 'tracked', 'csv'],
  amountPaid: ['exported', 'tracked', 'csv'],
  amountRefunded: ['exported', 'tracked', 'csv'],
  amountDue: ['exported', 'tracked', 'csv'],
  movements: ['erased', 'history'],
  movedAt: [],
  refundCheckAt: [],
  extraWork: ['erased', 'exported', 'bench', 'tracked', 'history'],
  extraWorkSince: ['exported', 'bench'],
  beforeImages: ['erased', 'exported', 'bench', 'tracked', 'history'],
  afterImages: ['erased', 'exported', 'bench', 'tracked', 'history'],
  paypalOrderId: ['exported'],
  paypalCaptureId: ['exported'],
  searchText: [],
  statusChange: [],
  toldNews: ['erased'],
  readyFrom: ['exported', 'bench', 'tracked', 'history'],
  readyTo: ['exported', 'bench', 'tracked', 'history'],
  promisedTo: [],
  isRush: ['exported', 'bench'],
  rushPlace: [],
  mayShow: ['erased'],
  packages: [],
  inbound: [],
  inboundDay: [],
  textNumber: ['erased'],
  story: ['erased', 'exported', 'tracked'],
  unansweredSince: ['erased', 'exported', 'bench'],
  conversationRank: ['erased'],
  // A hook raises this when the email changes, which voids the link to the order's page.
  trackRound: [],
  instructedAt: [],
  reminders: [],
  remindedAt: [],
  closedUnpaid: [],
  cancelReason: ['erased'],
  cancelId: [],
  reviewAskedAt: [],
  careRemindedAt: [],
  idempotencyKey: [],
  serviceId: ['exported', 'bench'],
  updatedAt: [],
  createdAt: ['exported', 'bench', 'tracked', 'csv'],
};

const DAY = '2026-03-02T10:00:00.000Z';
const LATER = '2026-04-05T11:00:00.000Z';

const [order, other] = [makeOrder(0), makeOrder(1)];

function makeOrder(at: 0 | 1): Order {
  const pick = <Value>(...values: [Value, Value]): Value => values[at];
  const moment = pick(DAY, LATER);
  const amount = pick(1200, 3400);
  const word = pick('first', 'second');
  const id = pick('11111111-2222-4333-8444-555555555555', '66666666-7777-4888-9999-aaaaaaaaaaaa');
  return {
    id,
    version: pick(1, 2),
    title: word,
    status: pick('received', 'in-progress'),
    paymentStatus: pick('succeeded', 'pending'),
    paymentProblem: word,
    customerName: word,
    customerEmail: `${word}@example.com`,
    customerPhone: pick('555-010-0001', '555-010-0002'),
    customer: id,
    items: [
      {
        id,
        serviceId: word,
        serviceName: word,
        laceColorId: null,
        gloveDetails: word,
        specialInstructions: word,
        gloveImages: [],
      },
    ],
    deliveryMethod: pick('ship', 'dropoff'),
    textNumber: pick('+16075550101', '+16075550102'),
    shippingAddress: word,
    trackingNumber: word,
    discountCode: word,
    subtotal: amount,
    discountAmount: amount,
    shippingCharge: amount,
    rushCharge: amount,
    total: amount,
    extraTotal: amount,
    amountPaid: amount,
    amountRefunded: amount,
    amountDue: amount,
    movements: [
      {
        id: word,
        at: moment,
        kind: 'payment',
        amount,
        how: 'cash',
        status: 'succeeded',
        isCounted: true,
        captureId: null,
        providerId: null,
        refundId: null,
        reason: null,
        fee: 0,
      },
    ],
    movedAt: moment,
    refundCheckAt: moment,
    extraWork: [
      {
        id: word,
        at: moment,
        lines: [{ description: word, amount }],
        note: word,
        photos: [],
        expiresAt: moment,
        status: 'declined',
        answeredAt: moment,
        evidence: null,
        remindedAt: null,
      },
    ],
    extraWorkSince: moment,
    beforeImages: [`/media/${word}.webp`],
    afterImages: [`/media/${word}.webp`],
    paypalOrderId: word,
    paypalCaptureId: word,
    searchText: word,
    statusChange: word,
    toldNews: word,
    readyFrom: pick('2026-03-10', '2026-04-10'),
    readyTo: pick('2026-03-11', '2026-04-11'),
    mayShow: word,
    packages: [],
    inbound: word,
    inboundDay: pick('2026-03-12', '2026-04-12'),
    promisedTo: pick('2026-03-11', '2026-04-11'),
    isRush: pick(false, true),
    rushPlace: word,
    story: [
      {
        id: word,
        at: moment,
        kind: 'message',
        actor: { role: 'customer' },
        text: word,
        isPublic: true,
        data: {},
      },
    ],
    unansweredSince: moment,
    conversationRank: pick(1, 2),
    trackRound: pick(1, 2),
    instructedAt: moment,
    reminders: pick(1, 2),
    remindedAt: moment,
    closedUnpaid: pick(false, true),
    cancelReason: word,
    cancelId: word,
    reviewAskedAt: DAY,
    careRemindedAt: DAY,
    idempotencyKey: word,
    serviceId: word,
    updatedAt: moment,
    createdAt: moment,
  };
}

const json = (value: unknown) => JSON.stringify(value);
const csvOf = (each: Order) => json(orderRows([exportedOrder(each)], [], []));
const atBench = (each: Order) => json(benchOrder.parse(exportedOrder(each)));
const inForm = (each: Order) => json(orderFormValues(exportedOrder(each)));
const onPage = (each: Order) =>
  json(
    presentTrack({
      order: each,
      path: '/track/x',
      shop: { name: '', address: '', openingHours: '', email: '', phone: null },
      estimate: { minDays: 14, maxDays: 14 },
      canPay: false,
      now: new Date(DAY),
    }),
  );
const isInHistory = (each: Order) => historyOfChange(order, each, { role: 'owner' }).length > 0;

function usesOf(field: keyof Order): Use[] {
  const changed: Order = { ...order, [field]: other[field] };
  const uses: Record<Use, boolean> = {
    erased: field in erasedFields(order),
    exported: json(exportedOrder(changed)) !== json(exportedOrder(order)),
    bench: atBench(changed) !== atBench(order),
    tracked: onPage(changed) !== onPage(order),
    form: inForm(changed) !== inForm(order),
    history: isInHistory(changed),
    csv: csvOf(changed) !== csvOf(order),
  };
  return keysOf(uses).filter((use) => uses[use]);
}

const fields = Object.keys(order).filter((field): field is keyof Order => field in USES);

it('lists every stored field of an order', () => {
  const stored = orders.fields
    .flatMap((field) => (field.type === 'row' ? field.fields : [field]))
    .flatMap((field) => ('name' in field && field.type !== 'ui' ? [field.name] : []));
  expect(Object.keys(USES).sort()).toEqual([...stored, 'createdAt', 'updatedAt'].sort());
  expect(fields.sort()).toEqual(Object.keys(USES).sort());
});

it.each(fields)('sends %s only where the table says', (field) => {
  expect(usesOf(field)).toEqual(USES[field]);
});
