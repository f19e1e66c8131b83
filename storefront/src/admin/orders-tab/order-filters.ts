import { z } from 'zod';
import { line } from '#domain/customers/person';
import { ORDER_SORTS, type OrderListAsk, PAGE_SIZE } from '#domain/lists/list-query';
import { DELIVERY_METHODS } from '#domain/orders/delivery';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/order-status';
import { DUE_SPANS } from '#domain/orders/ready-by-days';
import { page, useListParams } from '../parts/use-list-params';

/** A year that is still being typed (0002, 0020) counts as no date. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

/** A wrong value in the address counts as absent. */
const unlessWrong = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

const day = z.iso.date().refine((value) => value >= FIRST_DAY && value <= LAST_DAY);

const filters = z.object({
  search: unlessWrong(line),
  status: unlessWrong(z.enum(ORDER_STATUSES)),
  paymentStatus: unlessWrong(z.enum(PAYMENT_STATUSES)),
  deliveryMethod: unlessWrong(z.enum(DELIVERY_METHODS)),
  due: unlessWrong(z.enum(DUE_SPANS)),
  /** Only those of which something is still to be paid. */
  owes: unlessWrong(z.literal('1')),
  /** What an order waits for: each has its own parameter, as the call has. */
  unanswered: unlessWrong(z.literal('1')),
  uninstructed: unlessWrong(z.literal('1')),
  waiting: unlessWrong(z.literal('1')),
  /** The first and last day, on the owner's own calendar. */
  from: unlessWrong(day),
  to: unlessWrong(day),
});
type OrderFilters = z.output<typeof filters>;
export type OrderFilter = keyof OrderFilters;
export const ORDER_FILTERS = filters.keyof().options;

/** What an order can wait for; one at a time is asked for. */
export const WAITS = ['unanswered', 'uninstructed', 'waiting'] as const satisfies readonly OrderFilter[];

/** Stands among the payment statuses for the orders of which something is due. */
export const OWES = 'owes';

/** Which orders the address asks for, how sorted, and which page of them. */
export const orderListView = filters.extend({ sort: z.enum(ORDER_SORTS).catch(ORDER_SORTS[0]), page });
type OrderListView = z.output<typeof orderListView>;

/** Whether the last day is before the first. */
export function endsFirst({ from, to }: OrderFilters): boolean {
  return from !== undefined && to !== undefined && to < from;
}

/** The moments at which a day of the owner's calendar starts and ends, in ISO 8601. */
const startOf = (localDay: string) => new Date(`${localDay}T00:00:00`).toISOString();
const endOf = (localDay: string) => new Date(`${localDay}T23:59:59.999`).toISOString();

/** The orders that match, on all pages together, as GET /api/orders is asked for them. */
export function askForOrders({ page: _page, search, from, to, ...rest }: OrderListView): OrderListAsk {
  return {
    ...rest,
    search: search || undefined,
    from: from && startOf(from),
    to: to && endOf(to),
  };
}

/** The page in sight, as GET /api/orders is asked for it. */
export function askForOrderPage(asked: OrderListView): OrderListAsk {
  return { ...askForOrders(asked), page: String(asked.page), limit: String(PAGE_SIZE) };
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
