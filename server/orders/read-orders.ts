import type { Payload, Where } from 'payload';
import { mayShowOf } from '#domain/gallery/may-show';
import { ordersDue } from '#domain/lists/due-orders';
import type { ORDER_SORTS } from '#domain/lists/list-fields';
import type { OrderListQuery } from '#domain/lists/list-query';
import { searchTerm } from '#domain/lists/search-text';
import {
  ORDERS_AWAITING_CUSTOMER,
  ORDERS_ON_BENCH,
  ORDERS_TO_ANSWER,
  ORDERS_TO_INSTRUCT,
  OWING_ORDERS,
  ordersInbound,
  PENDING_ORDERS,
} from '#domain/lists/waiting';
import { ledgerOf } from '#domain/orders/ledger';
import type { OrderStats } from '#domain/orders/order-stats';
import type { OrderView, OwnerOrderView } from '#domain/orders/order-view';
import { dayOf } from '#domain/orders/ready-by-days';
import { paymentsOf } from '#domain/orders/recorded-payment';
import { refundLimits } from '#domain/orders/refunds';
import { weekBeforeStart, weekStart } from '#domain/orders/weeks';
import { keysOf } from '#domain/words/keys-of';
import { allowed, type ByCustomer, type ByPerson, type OnOne } from '#server/platform/access/allowed';
import { findPage, madeBetween } from '#server/platform/access/find-page';
import { cachedFigure } from '#server/platform/database/cached-figures';
import { countOf, findAll, findOne, sumOf } from '#server/platform/database/find';
import type { Page } from '#server/platform/database/page-query';
import { ShopError } from '#server/platform/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order } from '../../payload-types';
import { findOrder } from './find-order';
import { ORDER_FIELDS, ownersExtraWork, presentOrder, storedHistory } from './present-order';
import { presentPackage } from './present-package';
import { trackUrl } from './track-token';

type SortField = keyof Order & string;

const SORTED_BY = {
  '-createdAt': '-createdAt',
  createdAt: 'createdAt',
  '-total': '-total',
  total: 'total',
  customerName: 'customerName',
  '-customerName': '-customerName',
  readyBy: 'readyTo',
  '-readyBy': '-readyTo',
  amountDue: 'amountDue',
  '-amountDue': '-amountDue',
  arrival: 'inboundDay',
} as const satisfies Record<(typeof ORDER_SORTS)[number], SortField | `-${SortField}`>;

/** The shop's orders, newest first by default (rule 11.5). */
export async function listOrders({
  query,
  ...by
}: ByPerson & { query: OrderListQuery }): Promise<Page<OrderView>> {
  const { sort = '-createdAt', pageSize } = query;
  const { docs, total } = await findPage({
    ...by,
    collection: 'orders',
    where: whereOf(query),
    // Rush comes first on the bench (rule 28.8).
    sort: query.bench ? ['-isRush', SORTED_BY[sort]] : SORTED_BY[sort],
    fields: ORDER_FIELDS,
    pageSize,
  });
  return { docs: docs.map(presentOrder), total };
}

export type OrderQuery = Omit<OrderListQuery, 'pageSize'>;

const FLAGS = {
  pending: PENDING_ORDERS,
  bench: ORDERS_ON_BENCH,
  owes: OWING_ORDERS,
  unanswered: ORDERS_TO_ANSWER,
  uninstructed: ORDERS_TO_INSTRUCT,
  waiting: ORDERS_AWAITING_CUSTOMER,
} as const;

function whereOf(query: OrderQuery): Where[] {
  const { search, due, inbound } = query;
  const same = (['status', 'paymentStatus', 'deliveryMethod'] as const).filter((name) => query[name]);
  return [
    ...same.map((name) => ({ [name]: { equals: query[name] } })),
    ...(search ? [{ searchText: { contains: searchTerm(search) } }] : []),
    ...keysOf(FLAGS).flatMap((name) => (query[name] ? FLAGS[name] : [])),
    ...(inbound ? ordersInbound(inbound) : []),
    ...(due ? ordersDue(due, dayOf(new Date())) : []),
    ...madeBetween(query),
  ];
}

/** How many orders match a query. Throws a FORBIDDEN ShopError. */
export async function countOrders({ payload, user }: ByPerson, query: OrderQuery): Promise<number> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  return countOf({ payload, collection: 'orders', where: [...rules, ...whereOf(query)] });
}

/** A customer's orders, newest first (rule 11.5). */
export async function listOwnOrders({ payload, customer }: ByCustomer): Promise<OrderView[]> {
  const { docs } = await payload.find({
    collection: 'orders',
    overrideAccess: false,
    user: customer,
    sort: '-createdAt',
    pagination: false,
    depth: 0,
  });
  // Customers can't read an order's history as it's stored.
  const stored =
    docs.length > 0 ? await findAll(payload, 'orders', { id: { in: docs.map(({ id }) => id) } }) : [];
  return docs.map((order) => {
    const found = stored.find(({ id }) => id === order.id);
    return { ...presentOrder(order), ...(found && presentPackage(found, storedHistory(found))) };
  });
}

/** One order for the owner. Throws NOT_FOUND, or Payload's Forbidden. */
export async function readOrder({ payload, user, id }: OnOne, siteUrl: string): Promise<OwnerOrderView> {
  const order = await payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  // Anyone who may read the order may also read its ledger and its extra work.
  const stored = order && (await findOrder(payload, id));
  if (!stored) throw new ShopError('NOT_FOUND');
  return {
    ...presentOrder(stored),
    ...presentPackage(stored, storedHistory(stored)),
    payments: paymentsOf(ledgerOf(stored)),
    trackUrl: trackUrl(payload, stored, siteUrl),
    refundable: refundLimits(stored),
    extraWork: ownersExtraWork(stored, new Date()),
    ...(await galleryOf(payload, stored)),
  };
}

async function galleryOf(payload: Payload, order: Order): Promise<Pick<OwnerOrderView, 'gallery'>> {
  const mayShow = mayShowOf(order);
  if (!mayShow && !(await readShopSettings(payload)).askToShow) return {};
  const album = await findOne(payload, 'gallery', { order: { equals: order.id } });
  return { gallery: { mayShow, albumId: album?.id ?? null } };
}

const PAID: Where = { paymentStatus: { equals: 'succeeded' } };
const REFUNDED: Where = { amountRefunded: { greater_than_equal: 1 } };

/** The dashboard's statistics (rule 7.7). Throws FORBIDDEN for anyone who can't read all orders. */
export async function readOrderStats({ payload, user, now }: ByPerson & { now: Date }): Promise<OrderStats> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  if (rules.length > 0) throw new ShopError('FORBIDDEN');
  const cached = (key: unknown, load: () => Promise<number>) => cachedFigure(payload, 'orders', key, load);
  const count = (where: Where[]) => countOf({ payload, collection: 'orders', where });
  const sum = async (field: 'total' | 'amountRefunded', where: Where[]) =>
    (await sumOf({ payload, collection: 'orders', field, where })).total;
  const netOfPaid = async (where: Where[]) =>
    Math.max(0, (await sum('total', [PAID, ...where])) - (await sum('amountRefunded', [REFUNDED, ...where])));
  const thisWeek: Where = { createdAt: { greater_than_equal: weekStart(now) } };
  const [total, allPending, inWeek, revenue, newPending, newRevenue, sinceWeekBefore] = await Promise.all([
    count([]),
    count([...PENDING_ORDERS]),
    count([thisWeek]),
    cached('revenue', () => netOfPaid([])),
    count([...PENDING_ORDERS, thisWeek]),
    cached({ newRevenue: thisWeek }, () => netOfPaid([thisWeek])),
    count([{ createdAt: { greater_than_equal: weekBeforeStart(now) } }]),
  ]);
  return {
    total,
    pending: allPending,
    thisWeek: inWeek,
    revenue,
    newPending,
    newRevenue,
    weekBefore: Math.max(0, sinceWeekBefore - inWeek),
  };
}
