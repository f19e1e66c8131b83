import { ORDER_FILTER_VALUES, ORDER_SORTS } from '#domain/lists/list-fields';
import { PACKAGE_VIEWS } from '#domain/lists/order-views';
import type { ViewFilters } from '#domain/lists/order-views-contract';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '#domain/orders/order-status';
import { DUE_SPANS } from '#domain/orders/ready-by-days';
import { INBOUND_STATES } from '#domain/shipments/package-state';
import { keysOf } from '#domain/words/keys-of';
import * as uiTexts from '../../ui/ui-texts';
import { choicesOf, flag, isChosen, type ListFilter } from '../parts/filter-choices';
import { day, type ListParams, line, oneOf, page } from '../parts/list-reader';
import * as sharedTexts from '../parts/shared-texts';
import { useListFilters } from '../parts/use-list-params';
import * as texts from './orders-tab-texts';

export const ORDER_FILTERS = ['search', ...keysOf(ORDER_FILTER_VALUES), 'from', 'to'] as const;

const PAYMENT: ListFilter = {
  label: uiTexts.payment,
  all: uiTexts.all,
  choices: [...choicesOf('paymentStatus', PAYMENT_STATUS_LABEL), flag('owes', texts.owes)],
};

const [ARRIVING, NOT_SCANNED] = PACKAGE_VIEWS;

const PACKAGE: ListFilter = {
  label: uiTexts.parcel,
  all: uiTexts.all,
  choices: choicesOf('inbound', { arriving: ARRIVING.label, delivered: NOT_SCANNED.label }, INBOUND_STATES),
};

const FILTERS: readonly ListFilter[] = [
  {
    label: uiTexts.status,
    all: uiTexts.all,
    choices: [
      ...choicesOf('status', ORDER_STATUS_LABEL),
      flag('pending', sharedTexts.pending),
      flag('bench', texts.onTheBench),
    ],
  },
  PAYMENT,
  PACKAGE,
  { label: uiTexts.delivery, all: uiTexts.all, choices: choicesOf('deliveryMethod', DELIVERY_LABEL) },
  {
    label: uiTexts.due,
    all: uiTexts.all,
    choices: choicesOf(
      'due',
      {
        overdue: sharedTexts.overdue,
        today: sharedTexts.dueToday,
        week: texts.dueThisWeek,
        later: sharedTexts.later,
      },
      DUE_SPANS,
    ),
  },
  {
    label: sharedTexts.waitingFor,
    all: uiTexts.all,
    choices: [
      flag('unanswered', texts.ourAnswer),
      flag('uninstructed', texts.instructions),
      flag('waiting', sharedTexts.theCustomer),
    ],
  },
];

interface ShownFilters {
  /** Whether the person sees money. Bench staff don't (rule 18.4). */
  seesMoney: boolean;
  followsPackages: boolean;
}

export const filtersFor = ({ seesMoney, followsPackages }: ShownFilters) =>
  FILTERS.filter((each) => (seesMoney || each !== PAYMENT) && (followsPackages || each !== PACKAGE));

const SORT_LABEL = {
  '-createdAt': sharedTexts.newestFirst,
  createdAt: sharedTexts.oldestFirst,
  '-total': texts.highestTotal,
  total: texts.lowestTotal,
  customerName: texts.customerAToZ,
  '-customerName': texts.customerZToA,
  readyBy: texts.dueFirst,
  '-readyBy': texts.dueLast,
  '-amountDue': texts.owesMost,
  amountDue: texts.owesLeast,
  arrival: texts.arrivesFirst,
} as const satisfies Record<(typeof ORDER_SORTS)[number], string>;

export const sortFilter = (sorts: readonly (typeof ORDER_SORTS)[number][]): ListFilter => ({
  label: sharedTexts.sortBy,
  choices: choicesOf('sort', SORT_LABEL, sorts),
});

const DEFAULT_SORT = ORDER_SORTS[0];

const V = ORDER_FILTER_VALUES;

export function readOrderList(params: ListParams) {
  return {
    search: line(params.search),
    status: oneOf(V.status, params.status),
    pending: oneOf(V.pending, params.pending),
    bench: oneOf(V.bench, params.bench),
    paymentStatus: oneOf(V.paymentStatus, params.paymentStatus),
    deliveryMethod: oneOf(V.deliveryMethod, params.deliveryMethod),
    due: oneOf(V.due, params.due),
    owes: oneOf(V.owes, params.owes),
    unanswered: oneOf(V.unanswered, params.unanswered),
    uninstructed: oneOf(V.uninstructed, params.uninstructed),
    waiting: oneOf(V.waiting, params.waiting),
    inbound: oneOf(V.inbound, params.inbound),
    from: day(params.from),
    to: day(params.to),
    sort: oneOf(ORDER_SORTS, params.sort) ?? DEFAULT_SORT,
    page: page(params.page),
  };
}
export type OrderListView = ReturnType<typeof readOrderList>;

/** Returns the texts of the chips for the active filters: 'Payment: Owes'. */
export function filterChips(params: OrderListView): { name: string; text: string }[] {
  const typed = (name: 'search' | 'from' | 'to', label: string) =>
    params[name] ? [{ name, text: `${label}: ${params[name]}` }] : [];
  const active = FILTERS.flatMap((filter) =>
    filter.choices
      .filter((choice) => isChosen(choice, params))
      .map(({ param, label }) => ({ name: param, text: `${filter.label}: ${label}` })),
  );
  return [
    ...typed('search', sharedTexts.search),
    ...active,
    ...typed('from', sharedTexts.from),
    ...typed('to', sharedTexts.to),
  ];
}

/** Returns what a view stores: the active filters, and the sort order unless it's the default. */
export function setFilters({ page: _page, sort, ...params }: OrderListView): ViewFilters {
  const set = Object.entries(params).filter(([, value]) => value);
  return { ...Object.fromEntries(set), ...(sort !== DEFAULT_SORT && { sort }) };
}

export function isOfView(params: OrderListView, view: ViewFilters): boolean {
  return ORDER_FILTERS.every((name) => (params[name] || undefined) === view[name]);
}

export const useOrderFilters = () => useListFilters(readOrderList, ORDER_FILTERS);
export type OrderFilterControls = ReturnType<typeof useOrderFilters>;
