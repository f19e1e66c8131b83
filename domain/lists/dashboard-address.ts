import { PAGES, withQuery } from '../pages/pages';
import type { OrderListAsk } from './list-query';

/** A tab of the dashboard (rule 2.1), as its address names it. */
export type DashboardTab =
  | 'orders'
  | 'customers'
  | 'messages'
  | 'services'
  | 'discounts'
  | 'laces'
  | 'gallery';

export const TAB_PARAM = 'tab';

/** What may be open over the orders, one at a time; the parameter's value is the order's id, or '1' where there is none yet. */
export const ORDER_DIALOGS = ['order', 'edit', 'create', 'print', 'cancel', 'scan'] as const;
export type OrderDialog = (typeof ORDER_DIALOGS)[number];

type OrderFilters = Pick<
  OrderListAsk,
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

/** The address of a place in the dashboard; its first tab without any. */
export function dashboardAddress(place: DashboardPlace = {}): string {
  return withQuery(PAGES.admin, { ...place });
}
