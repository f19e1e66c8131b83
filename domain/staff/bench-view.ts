import { z } from 'zod';
import { ORDER_SORTS } from '../lists/list-query';
import { orderStatusChange } from '../orders/admin-order-contract';
import { type OrderEvent, orderEvent } from '../orders/order-events';
import { ORDER_STATUSES } from '../orders/order-status';
import { orderView, ownerOrderView } from '../orders/order-view';

/** An order as somebody at the bench reads it: without a word about money (rule 18.4). */
const order = orderView.omit({
  discountCode: true,
  discountAmount: true,
  subtotal: true,
  total: true,
  shippingCharge: true,
  paymentStatus: true,
  paypalOrderId: true,
  paypalCaptureId: true,
  extraTotal: true,
  amountPaid: true,
  amountRefunded: true,
  amountDue: true,
});

/** GET /api/orders. */
export const benchOrders = z.array(order);

const work = ownerOrderView.shape.extraWork.element;

/** GET /api/orders/:id, with what extra work is to be done; the customer's page tells prices, so its address stays out. */
export const benchOrder = order.extend({
  extraWork: z.array(
    work.omit({ total: true, evidence: true }).extend({
      lines: z.array(work.shape.lines.element.omit({ amount: true })),
    }),
  ),
});

/** What is told of money, or by sums. */
const ABOUT_MONEY: readonly OrderEvent['kind'][] = ['paid', 'payment-declined', 'payment-problem', 'refund'];

/** What extra work is called where its lines, which have prices, are left out. */
const WORK_TOLD: Partial<Record<OrderEvent['kind'], string>> = {
  'extra-work-proposed': 'Extra work proposed',
  'extra-work-accepted': 'Extra work accepted',
  'extra-work-declined': 'Extra work declined',
  'extra-work-expired': 'Extra work expired without an answer',
  'extra-work-withdrawn': 'Extra work withdrawn',
};

const MONEY_FIELDS = ['Payment', 'Discount code', 'Subtotal', 'Discount', 'Shipping', 'Total'];
const fieldChanges = z.array(
  z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
);

/** An order's event without what it tells of money; null where it tells of nothing else. */
function withoutMoney(event: OrderEvent): OrderEvent | null {
  const { kind, text, data } = event;
  if (ABOUT_MONEY.includes(kind)) return null;
  if (kind === 'edited') {
    const changes = fieldChanges
      .catch([])
      .parse(data.changes)
      .filter(({ field }) => !MONEY_FIELDS.includes(field));
    const said = changes.map(({ field, from, to }) => `${field}: ${from ?? 'none'} → ${to ?? 'none'}`);
    return changes.length > 0 ? { ...event, text: said.join('; '), data: { changes } } : null;
  }
  const isPlain = kind !== 'ordered' && kind !== 'reminder' && !(kind in WORK_TOLD);
  return { ...event, text: WORK_TOLD[kind] ?? text, data: isPlain ? data : {} };
}

/** GET /api/orders/:id/events. */
export const benchEvents = z
  .array(orderEvent)
  .transform((events) => events.flatMap((event) => withoutMoney(event) ?? []))
  .pipe(z.array(orderEvent));

/** How a list of orders can be sorted at the bench. */
export const BENCH_SORTS = ORDER_SORTS.filter((sort) => !/total|amountDue/.test(sort));

/** What a list of orders may be asked for: neither by money nor by how it is paid. */
export const benchOrderQuery = z.looseObject({
  paymentStatus: z.undefined().optional(),
  owes: z.undefined().optional(),
  sort: z.enum(BENCH_SORTS).optional(),
});

/** The statuses that are given at the bench: what is canceled or waits for money is not decided there. */
export const BENCH_STATUSES = ORDER_STATUSES.filter(
  (status) => status !== 'pending_payment' && status !== 'canceled',
);
/** PATCH /api/orders/:id/status. */
export const benchStatusChange = orderStatusChange.extend({ status: z.enum(BENCH_STATUSES) });

/** PATCH /api/lace-colors/:id: how many there are, and nothing else of a color. */
export const benchLaceChange = z.looseObject({ sortOrder: z.undefined().optional() });
