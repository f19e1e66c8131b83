import type { ViewFilters } from './order-views-contract';
import { WAITING_ORDERS, type WaitingOrders } from './waiting';

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

/** The views of packages on their way to the shop, which come after To receive. Only shops that track packages have them (rule 27.18). */
export const PACKAGE_VIEWS = [
  { id: 'arriving', label: 'Arriving', filters: { inbound: 'arriving', sort: 'arrival' } },
  { id: 'notScanned', label: 'Delivered, not scanned', filters: { inbound: 'delivered', sort: 'arrival' } },
] as const satisfies readonly { id: string; label: string; filters: ViewFilters }[];

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

export const TODAY_OTHERS = ['questions', 'reviews', 'lowLaces'] as const;

export type TodayCount = keyof typeof TODAY_ORDERS | (typeof TODAY_OTHERS)[number];

export const OWN_VIEWS_MAX = 20;
