import { z } from 'zod';
import type { ORDER_SORTS } from '../lists/list-fields';
import type { OrderListInput } from '../lists/list-query';
import type { SHOP_VIEWS, TodayCount } from '../lists/order-views';
import { orderViewsAnswer } from '../lists/order-views-contract';
import { orderStatusChange } from '../orders/admin-order-contract';
import { type OrderEvent, orderEvent } from '../orders/order-events';
import { type EditedField, editedText, fieldChanges } from '../orders/order-history';
import { linesWhere, ORDER_LINES } from '../orders/order-lines';
import { BENCH_STATUSES } from '../orders/order-status';
import { orderView, ownerOrderView } from '../orders/order-view';
import { eachOf } from '../words/keys-of';

/** An order as bench staff see it, without money (rule 18.4). A new field stays hidden until it's listed here. */
const order = orderView.pick({
  id: true,
  version: true,
  customerId: true,
  customerName: true,
  customerEmail: true,
  customerPhone: true,
  items: true,
  deliveryMethod: true,
  shippingAddress: true,
  status: true,
  ...eachOf(linesWhere('isAtBench', true), () => true as const),
  beforeImages: true,
  afterImages: true,
  serviceId: true,
  readyBy: true,
  isRush: true,
  inbound: true,
  extraWorkSince: true,
  unansweredSince: true,
  createdAt: true,
});

export const benchOrders = z.array(order);

const work = ownerOrderView.shape.extraWork.element;
const workLine = work.shape.lines.element;

/** GET /api/orders/:id for bench staff, with accepted extra work. It leaves out the customer's link, because that page shows prices. */
export const benchOrder = order.extend({
  extraWork: z.array(
    work
      .pick({
        id: true,
        at: true,
        note: true,
        photos: true,
        expiresAt: true,
        status: true,
        answeredAt: true,
        remindedAt: true,
      })
      .extend({ lines: z.array(workLine.pick({ description: true })) }),
  ),
});

/** How bench staff see each kind of event. Text and data that may name a price are left out. */
const EVENTS: Record<OrderEvent['kind'], 'shown' | 'without-data' | 'edits' | 'hidden' | { text: string }> = {
  ordered: 'without-data',
  paid: 'hidden',
  'payment-declined': 'hidden',
  'payment-problem': 'hidden',
  status: 'shown',
  'ready-by': 'shown',
  tracking: 'shown',
  package: 'shown',
  photos: 'shown',
  edited: 'edits',
  mail: 'shown',
  note: 'shown',
  message: 'shown',
  'extra-work-proposed': { text: 'Extra work proposed' },
  'extra-work-accepted': { text: 'Extra work accepted' },
  'extra-work-declined': { text: 'Extra work declined' },
  'extra-work-expired': { text: 'Extra work expired unanswered' },
  'extra-work-withdrawn': { text: 'Extra work withdrawn' },
  refund: 'hidden',
  reminder: 'without-data',
  canceled: 'shown',
  label: 'hidden',
  text: 'hidden',
};

const EDITS_SHOWN = [
  'Name',
  'Email',
  'Phone',
  'Gloves',
  'Delivery',
  'Address',
  ...linesWhere('isAtBench', true).flatMap((name) => ORDER_LINES[name].edit ?? []),
] satisfies EditedField[];

/** An event without money, or null if nothing is left. */
function withoutMoney(event: OrderEvent): OrderEvent | null {
  const visibility = EVENTS[event.kind];
  if (visibility === 'hidden') return null;
  if (visibility === 'shown') return event;
  if (visibility === 'without-data') return { ...event, data: {} };
  if (visibility !== 'edits') return { ...event, text: visibility.text, data: {} };
  const changes = fieldChanges
    .catch([])
    .parse(event.data.changes)
    .filter(({ field }) => EDITS_SHOWN.some((each) => each === field));
  return changes.length > 0 ? { ...event, text: editedText(changes), data: { changes } } : null;
}

export const benchEvents = z
  .array(orderEvent)
  .transform((events) => events.flatMap((event) => withoutMoney(event) ?? []))
  .pipe(z.array(orderEvent));

export const BENCH_SORTS = [
  '-createdAt',
  'createdAt',
  'customerName',
  '-customerName',
  'readyBy',
  '-readyBy',
  'arrival',
] as const satisfies readonly (typeof ORDER_SORTS)[number][];

const BENCH_QUERY: Record<keyof OrderListInput, boolean> = {
  page: true,
  limit: true,
  search: true,
  from: true,
  to: true,
  status: true,
  paymentStatus: false,
  deliveryMethod: true,
  due: true,
  pending: true,
  bench: true,
  owes: false,
  unanswered: true,
  uninstructed: true,
  waiting: true,
  inbound: true,
  sort: true,
};

export const benchOrderQuery = z
  .looseObject({ sort: z.enum(BENCH_SORTS).optional() })
  .refine((query) =>
    Object.entries(BENCH_QUERY).every(([field, isAllowed]) => isAllowed || !(field in query)),
  );

type Counted = TodayCount | (typeof SHOP_VIEWS)[number]['id'];

const BENCH_COUNTS: Record<Counted, boolean> = {
  all: true,
  toReceive: true,
  arriving: true,
  notScanned: true,
  arrived: true,
  bench: true,
  dueToday: true,
  dueThisWeek: true,
  overdue: true,
  toAnswer: true,
  asked: true,
  unpaid: false,
  questions: false,
  reviews: false,
  lowLaces: true,
};

/** GET /api/admin/order-views for bench staff. It leaves out the owner's own views, because they may filter by money. */
export const benchViews = orderViewsAnswer
  .transform(({ counts }) => ({
    counts: Object.fromEntries(
      Object.entries(BENCH_COUNTS).flatMap(([id, isShown]) =>
        isShown && id in counts ? [[id, counts[id] ?? 0]] : [],
      ),
    ),
    own: [],
  }))
  .pipe(z.object({ counts: orderViewsAnswer.shape.counts, own: z.array(z.never()) }));

export const benchStatusChange = orderStatusChange.extend({ status: z.enum(BENCH_STATUSES) });

export const benchLaceChange = z.strictObject({ inventory: z.unknown(), reorderAt: z.unknown() }).partial();
