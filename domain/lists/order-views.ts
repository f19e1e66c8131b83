import { z } from 'zod';
import { line, requiredLine } from '../customers/person';
import { documentId } from '../wire/wire';
import { ENDS_FIRST, ORDER_FILTERS, ORDER_SORTS, startsFirst } from './list-query';
import { WAITING_ORDERS, type WaitingOrders } from './waiting';

/** Half-typed years (0002, 0020) don't count as dates. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';
const day = z.iso.date().refine((value) => value >= FIRST_DAY && value <= LAST_DAY);

/** The filters of the dashboard's order list, in its URL and in saved views. */
export const ORDER_FILTER_FIELDS = {
  search: line,
  ...ORDER_FILTERS,
  from: day,
  to: day,
} as const;

/** The filters and sorting of a saved view, without unset ones. */
export const viewFilters = z
  .object({ ...ORDER_FILTER_FIELDS, sort: z.enum(ORDER_SORTS) })
  .partial()
  .refine(startsFirst, ENDS_FIRST);
export type ViewFilters = z.output<typeof viewFilters>;

const waiting = (kind: WaitingOrders): ViewFilters =>
  WAITING_ORDERS.find((waits) => waits.kind === kind)?.ask ?? {};

/** The views every shop has (rule 20.1), in display order. */
export const ORDER_VIEWS = [
  { id: 'all', label: 'All', filters: {} },
  { id: 'toReceive', label: 'To receive', filters: waiting('ordersToReceive') },
  { id: 'bench', label: 'On the bench', filters: { bench: '1' } },
  { id: 'dueThisWeek', label: 'Due this week', filters: waiting('dueThisWeek') },
  { id: 'overdue', label: 'Overdue', filters: waiting('overdue') },
  { id: 'asked', label: 'Waiting for customer', filters: waiting('asked') },
  { id: 'unpaid', label: 'Unpaid', filters: { owes: '1' } },
] as const satisfies readonly { id: string; label: string; filters: ViewFilters }[];

/** The views of packages on their way to the shop, after To receive. Only a shop that follows packages has them (rule 27.18). */
export const PACKAGE_VIEWS = [
  { id: 'arriving', label: 'Arriving', filters: { inbound: 'arriving', sort: 'arrival' } },
  { id: 'notScanned', label: 'Delivered, not scanned', filters: { inbound: 'delivered', sort: 'arrival' } },
] as const satisfies readonly { id: string; label: string; filters: ViewFilters }[];

/** Every view a shop can have, in display order. */
export const SHOP_VIEWS = [...ORDER_VIEWS.slice(0, 2), ...PACKAGE_VIEWS, ...ORDER_VIEWS.slice(2)];

/** What Today counts among the orders (rule 20.4), with each list's filters. */
export const TODAY_ORDERS = {
  arrived: { status: 'received' },
  dueToday: { due: 'today' },
  overdue: waiting('overdue'),
  toAnswer: waiting('toAnswer'),
  asked: waiting('asked'),
  unpaid: { owes: '1' },
} as const satisfies Record<string, ViewFilters>;

/** What else Today counts: visitors' questions, reviews to decide on, and lace colors to reorder. */
export const TODAY_OTHERS = ['questions', 'reviews', 'lowLaces'] as const;

export type TodayCount = keyof typeof TODAY_ORDERS | (typeof TODAY_OTHERS)[number];

export const OWN_VIEWS_MAX = 20;
const NAME_MAX = 40;
const NO_NAME = 'Give the view a name';

export const viewName = requiredLine(1, NO_NAME).max(NAME_MAX, `Keep this under ${NAME_MAX} characters`);

export const viewCreate = z.object({ name: viewName, filters: viewFilters });
export type ViewCreate = z.output<typeof viewCreate>;

export const viewPatch = z.object({ name: viewName });

const ownView = z.object({ id: documentId, name: z.string(), filters: viewFilters, count: z.int().min(0) });
export type OwnView = z.output<typeof ownView>;

/** GET /api/admin/order-views: how many each view and Today find, and the owner's own views, oldest first. */
export const orderViewsAnswer = z.object({
  counts: z.record(z.string(), z.int().min(0)),
  own: z.array(ownView),
});
export type OrderViewsAnswer = z.output<typeof orderViewsAnswer>;
