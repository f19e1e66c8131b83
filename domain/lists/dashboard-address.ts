import { PAGES, withQuery } from '../pages/pages';
import type { OrderListInput } from './list-query';

export type DashboardTab =
  | 'orders'
  | 'customers'
  | 'messages'
  | 'services'
  | 'discounts'
  | 'laces'
  | 'gallery';

export const TAB_PARAM = 'tab';

/** Dialogs over the orders, one open at a time. The parameter's value is the order's ID, or '1' without one. */
export const ORDER_DIALOGS = ['order', 'edit', 'create', 'print', 'cancel', 'scan'] as const;
export type OrderDialog = (typeof ORDER_DIALOGS)[number];

type OrderFilters = Pick<
  OrderListInput,
  | 'search'
  | 'status'
  | 'paymentStatus'
  | 'deliveryMethod'
  | 'due'
  | 'pending'
  | 'bench'
  | 'owes'
  | 'unanswered'
  | 'uninstructed'
  | 'waiting'
  | 'from'
  | 'to'
  | 'sort'
>;

export const QUESTION_DIALOG = 'question';

type DashboardPlace = { [TAB_PARAM]?: DashboardTab } & {
  [Dialog in OrderDialog | typeof QUESTION_DIALOG]?: string;
} & OrderFilters;

export const REVIEWS_ID = 'reviews';

/** The URL of a place in the dashboard, its first tab by default. */
export function dashboardAddress(place: DashboardPlace = {}): string {
  return withQuery(PAGES.admin, { ...place });
}

export const reviewsAddress = (): string => `${dashboardAddress({ tab: 'messages' })}#${REVIEWS_ID}`;
