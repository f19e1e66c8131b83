import { z } from 'zod';
import { ORDER_SORTS, type OrderListAsk, PAGE_SIZE } from '#domain/lists/list-query';
import { ORDER_FILTER_FIELDS, type ViewFilters } from '#domain/lists/order-views';
import { endOfDay, startOfDay } from '#domain/wire/days';
import { page, unlessWrong, useListParams } from '../parts/use-list-params';

const fields = ORDER_FILTER_FIELDS;
const filters = z.object({
  search: unlessWrong(fields.search),
  status: unlessWrong(fields.status),
  pending: unlessWrong(fields.pending),
  bench: unlessWrong(fields.bench),
  paymentStatus: unlessWrong(fields.paymentStatus),
  owes: unlessWrong(fields.owes),
  deliveryMethod: unlessWrong(fields.deliveryMethod),
  due: unlessWrong(fields.due),
  unanswered: unlessWrong(fields.unanswered),
  uninstructed: unlessWrong(fields.uninstructed),
  waiting: unlessWrong(fields.waiting),
  from: unlessWrong(fields.from),
  to: unlessWrong(fields.to),
});
export type OrderFilter = keyof z.output<typeof filters>;
export const ORDER_FILTERS = filters.keyof().options;

/** What an order can wait for; one at a time is asked for. */
export const WAITS = ['unanswered', 'uninstructed', 'waiting'] as const satisfies readonly OrderFilter[];

/** Stands among the payment statuses for the orders of which something is due. */
export const OWES = 'owes';

/** Stand among the statuses for several of them: all that is pending, and what is worked on. */
export const STATUS_GROUPS = ['pending', 'bench'] as const satisfies readonly OrderFilter[];

const DEFAULT_SORT = ORDER_SORTS[0];

/** Which orders the address asks for, how sorted, and which page of them. */
export const orderListView = filters.extend({ sort: z.enum(ORDER_SORTS).catch(DEFAULT_SORT), page });
export type OrderListView = z.output<typeof orderListView>;

/** The orders that match, on all pages together, as GET /api/orders is asked for them. */
export function askForOrders({ page: _page, search, from, to, ...rest }: OrderListView): OrderListAsk {
  return {
    ...rest,
    search: search || undefined,
    from: from && startOfDay(from),
    to: to && endOfDay(to),
  };
}

/** The page in sight, as GET /api/orders is asked for it. */
export function askForOrderPage(asked: OrderListView): OrderListAsk {
  return { ...askForOrders(asked), page: String(asked.page), limit: String(PAGE_SIZE) };
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

/** What the list shows, kept in the address so that Back, a reload and a shared link lead to it. */
export function useOrderFilters() {
  const { list: asked, change } = useListParams(orderListView);
  return {
    asked,
    isFiltered: ORDER_FILTERS.some((name) => asked[name]),
    /** With `replace`, for typing, Back does not stop at each letter. */
    filter: (name: OrderFilter, value: string, options?: { replace: boolean }) =>
      change({ [name]: value }, options),
    /** Only orders of this status, or of one of `STATUS_GROUPS`; none of them for all. */
    statusBy: (value: string) => {
      const groups = STATUS_GROUPS.map((name) => [name, name === value ? '1' : '']);
      const isGroup = STATUS_GROUPS.some((name) => name === value);
      change({ status: isGroup ? '' : value, ...Object.fromEntries(groups) });
    },
    /** Only orders of this payment status, or with `OWES` those of which something is due; none of them for all. */
    payBy: (value: string) =>
      change(value === OWES ? { paymentStatus: '', owes: '1' } : { paymentStatus: value, owes: '' }),
    /** Only orders that wait for this; none of `WAITS` for all. */
    waitFor: (value: string) =>
      change(Object.fromEntries(WAITS.map((name) => [name, name === value ? '1' : '']))),
    sort: (value: string) => change({ sort: value }),
    goTo: (page: number) => change({ page: page === 1 ? '' : String(page) }),
    clear: () => change(Object.fromEntries(ORDER_FILTERS.map((name) => [name, '']))),
  };
}
export type OrderFilterControls = ReturnType<typeof useOrderFilters>;
