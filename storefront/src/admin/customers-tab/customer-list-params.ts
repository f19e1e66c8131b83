import { z } from 'zod';
import { CUSTOMER_SORTS } from '#domain/lists/list-query';
import { mailingListStatus, page, search } from '../parts/use-list-params';

/** The list as the address names it, with the call's own names; what makes no sense there counts as not there. */
export const customerListParams = z.object({
  page,
  search,
  status: mailingListStatus,
  sort: z.enum(CUSTOMER_SORTS).catch('-createdAt'),
});
export type CustomerListParams = z.output<typeof customerListParams>;

export const SORT_LABEL = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  email: 'Email, A to Z',
  '-email': 'Email, Z to A',
} as const satisfies Record<(typeof CUSTOMER_SORTS)[number], string>;
