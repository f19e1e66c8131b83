import { z } from 'zod';
import { ORDER_STATUSES } from './order-status';
import { line } from './person';

/** Entries on a page when a page is asked for without a `limit`. */
const PAGE_SIZE = 50;
const LIMIT_MAX = 500;
const PAGE_MAX = 1_000_000;

/** A whole number as an address holds it. */
const whole = (max: number, message: string) =>
  z
    .string(message)
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message).max(max, message));

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NO_MOMENT = 'Please give a date such as 2026-01-31';

/** A day (UTC) or a moment, as the moment it starts or ends with; in ISO 8601. */
const moment = (timeOfDay: string) =>
  z
    .string(NO_MOMENT)
    .transform((value) => (DAY.test(value) ? `${value}T${timeOfDay}Z` : value))
    .pipe(z.iso.datetime({ error: NO_MOMENT, offset: true }))
    .transform((value) => new Date(value).toISOString());

/**
 * What a list takes from its address. Without parameters it is complete and newest first (decisions: the API); `from` and
 * `to` are both inclusive and mean when an entry was made.
 */
function listQuery<Status extends string, Sort extends string>(
  statuses: readonly Status[],
  sorts: readonly Sort[],
) {
  return z
    .object({
      page: whole(PAGE_MAX, 'Please give a page from 1 on').optional(),
      limit: whole(LIMIT_MAX, `Please give a number from 1 to ${LIMIT_MAX}`).optional(),
      search: line.optional(),
      status: z.enum(statuses).optional(),
      from: moment('00:00:00.000').optional(),
      to: moment('23:59:59.999').optional(),
      sort: z.enum(sorts).optional(),
    })
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: 'The end may not be before the start',
    })
    .transform(({ page, limit, ...filters }) => ({
      ...filters,
      pageSize: page || limit ? { page: page ?? 1, limit: limit ?? PAGE_SIZE } : null,
    }));
}

/** GET /api/orders. */
export const orderListQuery = listQuery(ORDER_STATUSES, [
  '-createdAt',
  'createdAt',
  '-total',
  'total',
  'customerName',
  '-customerName',
]);
export type OrderListQuery = z.output<typeof orderListQuery>;

/** Whether customers are on the mailing list. */
export const CUSTOMER_STATUSES = ['opted_in', 'opted_out'] as const;

/** GET /api/customers. */
export const customerListQuery = listQuery(CUSTOMER_STATUSES, [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'email',
  '-email',
]);
export type CustomerListQuery = z.output<typeof customerListQuery>;
