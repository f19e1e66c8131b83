import { z } from 'zod';
import { line } from '../customers/person';
import {
  CUSTOMER_SORTS,
  CUSTOMER_STATUSES,
  LIMIT_MAX,
  ON,
  ORDER_FILTER_VALUES,
  ORDER_SORTS,
  PAGE_MAX,
  PAGE_SIZE,
  startsFirst,
} from './list-fields';

const wholeNumber = (max: number, message: string) =>
  z
    .string(message)
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(1, message).max(max, message));

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NO_MOMENT = 'Enter a date like 2026-01-31';

/** Parses a day (UTC) or a moment into a moment, with this time of day for days. In ISO 8601. */
const moment = (timeOfDay: string) =>
  z
    .string(NO_MOMENT)
    .transform((value) => (DAY.test(value) ? `${value}T${timeOfDay}Z` : value))
    .pipe(z.iso.datetime({ error: NO_MOMENT, offset: true }))
    .transform((value) => new Date(value).toISOString());

/** Query parameters of every list of the owner's. `from` and `to` are inclusive and refer to the creation date. */
export const LIST_QUERY = {
  page: wholeNumber(PAGE_MAX, 'Enter a page number of 1 or more').optional(),
  limit: wholeNumber(LIMIT_MAX, `Enter a number from 1 to ${LIMIT_MAX}`).optional(),
  search: line.optional(),
  from: moment('00:00:00.000').optional(),
  to: moment('23:59:59.999').optional(),
};

export const ENDS_FIRST = { path: ['to'], error: "The end can't be before the start" };

/** Adds the page size. It's null without `page` and `limit`, because then the list is complete (rule 11.5). */
export const inPages = <Query extends { page?: number; limit?: number }>({
  page,
  limit,
  ...filters
}: Query) => ({
  ...filters,
  pageSize: page || limit ? { page: page ?? 1, limit: limit ?? PAGE_SIZE } : null,
});

const flag = z.literal(ON);
const V = ORDER_FILTER_VALUES;

/** The filters of order lists, for the list's URL and the owner's views. */
export const ORDER_FILTERS = {
  status: z.enum(V.status),
  pending: flag,
  bench: flag,
  paymentStatus: z.enum(V.paymentStatus),
  deliveryMethod: z.enum(V.deliveryMethod),
  due: z.enum(V.due),
  owes: flag,
  unanswered: flag,
  uninstructed: flag,
  waiting: flag,
  inbound: z.enum(V.inbound),
} satisfies Record<keyof typeof V, z.ZodType>;

/** GET /api/orders. Newest first without `sort`. */
export const orderListQuery = z
  .object({ ...LIST_QUERY, ...z.object({ ...ORDER_FILTERS, sort: z.enum(ORDER_SORTS) }).partial().shape })
  .refine(startsFirst, ENDS_FIRST)
  .transform(inPages);
export type OrderListQuery = z.output<typeof orderListQuery>;
export type OrderListInput = z.input<typeof orderListQuery>;

/** GET /api/questions. Unanswered questions come first, then the newest. */
export const questionListQuery = z
  .object({
    page: LIST_QUERY.page,
    limit: LIST_QUERY.limit,
    unanswered: z.literal('1').optional(),
  })
  .transform(inPages);
export type QuestionListQuery = z.output<typeof questionListQuery>;

/** GET /api/conversations. Conversations that wait for an answer come first, the longest wait at the top. */
export const conversationListQuery = z
  .object({ page: LIST_QUERY.page, limit: LIST_QUERY.limit })
  .transform(({ page = 1, limit = PAGE_SIZE }) => ({ pageSize: { page, limit } }));
export type ConversationListQuery = z.output<typeof conversationListQuery>;

/** GET /api/admin/reviews. Reviews that wait for a decision come first, then the newest. */
export const reviewListQuery = z
  .object({ page: LIST_QUERY.page, limit: LIST_QUERY.limit })
  .transform(inPages);
export type ReviewListQuery = z.output<typeof reviewListQuery>;

/** GET /api/customers. Newest first without `sort`. */
export const customerListQuery = z
  .object({
    ...LIST_QUERY,
    status: z.enum(CUSTOMER_STATUSES).optional(),
    sort: z.enum(CUSTOMER_SORTS).optional(),
  })
  .refine(startsFirst, ENDS_FIRST)
  .transform(inPages);
export type CustomerListQuery = z.output<typeof customerListQuery>;
