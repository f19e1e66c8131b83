import { z } from 'zod';
import { ORDER_SORTS } from '#domain/lists/list-query';
import { ORDER_FILTER_FIELDS, type ViewFilters } from '#domain/lists/order-views';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '#domain/orders/order-status';
import { DUE_SPANS } from '#domain/orders/ready-by-days';
import { keysOf } from '#domain/words/keys-of';
import { choicesOf, flag, isChosen, type ListFilter } from '../parts/list-filters';
import { listReader, useListFilters } from '../parts/use-list-params';

export const ORDER_FILTERS = keysOf(ORDER_FILTER_FIELDS);

const PAYMENT: ListFilter = {
  label: 'Payment',
  all: 'All',
  choices: [...choicesOf('paymentStatus', PAYMENT_STATUS_LABEL), flag('owes', 'Owes')],
};

/** What the list is narrowed by, but for search and days. */
const FILTERS: readonly ListFilter[] = [
  {
    label: 'Status',
    all: 'All',
    choices: [
      ...choicesOf('status', ORDER_STATUS_LABEL),
      flag('pending', 'Pending'),
      flag('bench', 'On the bench'),
    ],
  },
  PAYMENT,
  { label: 'Delivery', all: 'All', choices: choicesOf('deliveryMethod', DELIVERY_LABEL) },
  {
    label: 'Due',
    all: 'All',
    choices: choicesOf('due', { overdue: 'Overdue', week: 'Due this week', later: 'Later' }, DUE_SPANS),
  },
  {
    label: 'Waiting for',
    all: 'All',
    choices: [
      flag('unanswered', 'Our answer'),
      flag('uninstructed', 'Instructions'),
      flag('waiting', 'The customer'),
    ],
  },
];

/** The filters for whoever sees money, or doesn't (rule 18.4). */
export const filtersFor = (seesMoney: boolean) => FILTERS.filter((each) => seesMoney || each !== PAYMENT);

const SORT_LABEL = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  '-total': 'Highest total',
  total: 'Lowest total',
  customerName: 'Customer, A to Z',
  '-customerName': 'Customer, Z to A',
  readyBy: 'Due first',
  '-readyBy': 'Due last',
  '-amountDue': 'Owes most',
  amountDue: 'Owes least',
} as const satisfies Record<(typeof ORDER_SORTS)[number], string>;

/** How the list is sorted, by some of the ways there are. */
export const sortFilter = (sorts: readonly (typeof ORDER_SORTS)[number][]): ListFilter => ({
  label: 'Sort by',
  choices: choicesOf('sort', SORT_LABEL, sorts),
});

const DEFAULT_SORT = ORDER_SORTS[0];

/** Which orders the address asks for, how sorted, and which page of them. */
export const orderListView = listReader(ORDER_FILTER_FIELDS, {
  sort: z.enum(ORDER_SORTS).catch(DEFAULT_SORT),
});
export type OrderListView = ReturnType<typeof orderListView.parse>;

/** The filters that are set, in their order, each as its chip says it: 'Payment: Owes'. */
export function filterChips(asked: OrderListView): { name: string; text: string }[] {
  const typed = (name: 'search' | 'from' | 'to', label: string) =>
    asked[name] ? [{ name, text: `${label}: ${asked[name]}` }] : [];
  const chosen = FILTERS.flatMap((filter) =>
    filter.choices
      .filter((choice) => isChosen(choice, asked))
      .map(({ param, label }) => ({ name: param, text: `${filter.label}: ${label}` })),
  );
  return [...typed('search', 'Search'), ...chosen, ...typed('from', 'From'), ...typed('to', 'To')];
}

/** What is set of a list's filters, with its order where that is not the usual one: what a view of it keeps. */
export function setFilters({ page: _page, sort, ...asked }: OrderListView): ViewFilters {
  const set = Object.entries(asked).filter(([, value]) => value);
  return { ...Object.fromEntries(set), ...(sort !== DEFAULT_SORT && { sort }) };
}

/** Whether a view shows just these orders, however they are sorted. */
export function isOfView(asked: OrderListView, view: ViewFilters): boolean {
  return ORDER_FILTERS.every((name) => (asked[name] || undefined) === view[name]);
}

export const useOrderFilters = () => useListFilters(orderListView, ORDER_FILTERS);
export type OrderFilterControls = ReturnType<typeof useOrderFilters>;
