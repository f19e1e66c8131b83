import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type CustomerCreate, type CustomerView, customerView } from '#domain/customers/customer-contract';
import type { CUSTOMER_SORTS, CUSTOMER_STATUSES } from '#domain/lists/list-query';
import { createdAnswer } from '#domain/wire/change-answers';
import { changeSeen, patchVersion } from './change-seen';
import { ApiError, api, readAs } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';

/** The first parts of the key of every read of customers; a change makes them all stale. */
const CUSTOMERS_KEY = ['/api', 'customers'] as const;
const customerList = z.array(customerView);

/** Customers on a page of the owner's list. */
export const CUSTOMERS_PAGE = 50;

/** Filters and sorting of the owner's list, as the call takes them; empty ones are left out. */
interface CustomerFilters {
  page: number;
  search: string;
  status?: (typeof CUSTOMER_STATUSES)[number];
  sort: (typeof CUSTOMER_SORTS)[number];
}

/** The owner's reads of customers. */
export const ownerCustomerQueries = {
  all: () =>
    queryOptions({ queryKey: CUSTOMERS_KEY, queryFn: readAs(async () => customerList), meta: OWNER }),
  /** One page; the previous rows are shown until it has loaded. */
  page(filters: CustomerFilters) {
    const given = Object.entries(filters).filter(([, value]) => value);
    const query = new URLSearchParams([
      ...given.map(([name, value]) => [name, String(value)]),
      ['limit', String(CUSTOMERS_PAGE)],
    ]);
    return queryOptions({
      queryKey: [...CUSTOMERS_KEY, 'page', query.toString()],
      queryFn: ({ signal }) => api.getPage(`/api/customers?${query}`, customerList, { signal }),
      placeholderData: keepPreviousData,
      meta: OWNER,
    });
  },
};

/** Adds a customer. */
export function useAddCustomer() {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  return useMutation({
    meta: OWNER,
    mutationFn: (customer: CustomerCreate) =>
      api.post('/api/customers', customer, createdAnswer, { headers: headersFor(customer) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: CUSTOMERS_KEY }),
  });
}

interface CustomerChange {
  /** The customer as the form began with it. */
  seen: CustomerView;
  /** Only what the owner changed, so that two dashboards do not undo each other's work. */
  changes: Partial<CustomerCreate>;
}

/** Changes a customer. Throws a `ChangedMeanwhile`. */
export function useChangeCustomer() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn({ seen, changes }: CustomerChange) {
      const newest = async () =>
        (await api.get('/api/customers', customerList)).find(({ id }) => id === seen.id);
      return changeSeen({ path: `/api/customers/${seen.id}`, body: changes, seen, newest });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: CUSTOMERS_KEY }),
  });
}

interface MailingListChange {
  ids: readonly string[];
  optIn: boolean;
}

/** Puts customers on the mailing list or takes them off, one after the other; answers of how many that failed. */
export function useSetMailingList() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    async mutationFn({ ids, optIn }: MailingListChange) {
      let failed = 0;
      for (const id of ids) {
        try {
          await patchVersion(`/api/customers/${id}`, { mailingListOptIn: optIn }, '*');
        } catch (error) {
          // One that is gone must not keep the others; who is signed out hears of it by the page.
          if (!(error instanceof ApiError) || error.status === 401) throw error;
          failed += 1;
        }
      }
      return failed;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: CUSTOMERS_KEY }),
  });
}
