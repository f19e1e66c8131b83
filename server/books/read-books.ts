import type { Payload } from 'payload';
import { booksOf } from '#domain/books/books';
import type { Books } from '#domain/books/books-contract';
import { FIRST_MONTH, monthOf, monthSpan } from '#domain/books/months';
import { OWING_ORDERS } from '#domain/lists/waiting';
import { ORDERED_STATUSES } from '#domain/orders/order-status';
import { allowed, type ByPerson } from '#server/platform/access/allowed';
import { madeBetween } from '#server/platform/access/find-page';
import { findAll, readPage, sumOf } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Order } from '../../payload-types';

export const BOOKED_FIELDS = [
  'id',
  'customerName',
  'status',
  'paymentStatus',
  'total',
  'paypalCaptureId',
  'createdAt',
  'movements',
] as const satisfies readonly (keyof Order)[];
const FIELDS = [
  ...BOOKED_FIELDS,
  'items',
  'serviceId',
  'rushCharge',
] as const satisfies readonly (keyof Order)[];

/** Returns a month of the shop's money (rule 16.10). Throws a FORBIDDEN ShopError for anyone who can't read all orders. */
export async function readBooks(
  { payload, user }: ByPerson,
  requested: string | undefined,
  now: Date,
): Promise<Books> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  if (rules.length > 0) throw new ShopError('FORBIDDEN');
  const lastMonth = monthOf(now);
  const month = requested ?? lastMonth;
  const { start, end } = monthSpan(month);
  const orders = { payload, collection: 'orders' } as const;
  const [withEntries, due, [first], shipping, texts] = await Promise.all([
    readPage({
      ...orders,
      // `exists` makes SQLite use the index of `movedAt`. A condition on when orders were placed would match most of them.
      where: [
        { movedAt: { exists: true, greater_than_equal: start } },
        { createdAt: { less_than_equal: end } },
      ],
      sort: 'movedAt',
      fields: FIELDS,
      pageSize: null,
    }),
    sumOf({
      ...orders,
      field: 'amountDue',
      where: [...OWING_ORDERS, ...madeBetween({ from: start, to: end })],
    }),
    findAll(payload, 'orders', { and: madeBetween({ from: monthSpan(FIRST_MONTH).start }) }, 'createdAt', 1),
    shippingOf(payload, month),
    sumOf({
      ...({ payload, collection: 'texts', field: 'cost' } as const),
      where: [{ sentAt: { greater_than_equal: start } }, { sentAt: { less_than_equal: end } }],
    }),
  ]);
  return {
    month,
    firstMonth: first ? monthOf(new Date(first.createdAt)) : lastMonth,
    lastMonth,
    due: { orders: due.count, amount: due.total },
    ...(shipping && { shipping }),
    ...(texts.count > 0 && { texts: { count: texts.count, cost: texts.total } }),
    ...booksOf(withEntries.docs, month),
  };
}

/** Returns a month's shipping charges and label costs, or undefined without labels. */
export async function shippingOf(payload: Payload, month: string): Promise<Books['shipping']> {
  const { start, end } = monthSpan(month);
  const labels = { payload, collection: 'shipments' } as const;
  const within = (field: string) => [
    { [field]: { greater_than_equal: start } },
    { [field]: { less_than_equal: end } },
  ];
  const [bought, refunded] = await Promise.all([
    sumOf({ ...labels, field: 'amount', where: within('boughtAt') }),
    sumOf({ ...labels, field: 'refundAmount', where: within('refundedAt') }),
  ]);
  if (bought.count + refunded.count === 0) return undefined;
  const where = [{ status: { in: ORDERED_STATUSES } }, ...madeBetween({ from: start, to: end })];
  const earned = await sumOf({ payload, collection: 'orders', field: 'shippingCharge', where });
  return { earned: earned.total, labels: bought.total, refunded: refunded.total };
}
