import { z } from 'zod';
import { type CustomerCreate, type CustomerView, customerView } from '#domain/customers/customer-contract';
import type { CUSTOMER_SORTS, CUSTOMER_STATUSES } from '#domain/lists/list-fields';
import { type MessageSendRequest, messageSendAnswer } from '#domain/messages/message-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { patchVersion } from './change-versioned';
import { ApiError, api } from './client';
import { ownersRead, pagedReads, useOwnersChange } from './owners-calls';
import { ownersList } from './owners-lists';

export const CUSTOMERS_KEY = ['/api', 'customers'] as const;
const schema = z.array(customerView);
const { page: pageOf } = pagedReads('/api/customers', schema);

export const CUSTOMERS_PAGE = 50;

const SUGGESTIONS_MAX = 6;

type CustomerFilters = {
  page: number;
  search: string;
  status?: (typeof CUSTOMER_STATUSES)[number];
  sort: (typeof CUSTOMER_SORTS)[number];
};

export const ownerCustomerQueries = {
  all: () => ownersRead(CUSTOMERS_KEY, schema),
  suggested: (typed: string) =>
    pageOf([...CUSTOMERS_KEY, 'meant', typed], { search: typed, sort: 'name', limit: SUGGESTIONS_MAX }),
  page: (filters: CustomerFilters) =>
    pageOf([...CUSTOMERS_KEY, 'page', filters], { ...filters, limit: CUSTOMERS_PAGE }),
};

/** Changes only the given fields of a customer, so two dashboards don't undo each other's work. */
export const { useChange: useChangeCustomer } = ownersList<CustomerView, Partial<CustomerCreate>>({
  key: CUSTOMERS_KEY,
  schema,
});

export const useAddCustomer = () =>
  useOwnersChange({ stale: [CUSTOMERS_KEY], on: 'success' }, (customer: CustomerCreate, { once }) =>
    api.post('/api/customers', customer, createdAnswer, once(customer)),
  );

interface MailingListChange {
  ids: readonly string[];
  optIn: boolean;
}

/** Adds customers to the mailing list or removes them, one after the other. Returns how many failed. */
export const useSetMailingList = () =>
  useOwnersChange({ stale: [CUSTOMERS_KEY] }, async ({ ids, optIn }: MailingListChange) => {
    let failed = 0;
    for (const id of ids) {
      try {
        await patchVersion(`/api/customers/${id}`, { mailingListOptIn: optIn }, '*');
      } catch (error) {
        // A customer who was deleted must not stop the rest. If the session has ended, the page handles that.
        if (!(error instanceof ApiError) || error.status === 401) throw error;
        failed += 1;
      }
    }
    return failed;
  });

interface MessageSending {
  message: MessageSendRequest;
  /** It's the same for the same message, so a retry doesn't email anyone twice. */
  idempotencyKey: string;
}

export const useSendMessage = () =>
  useOwnersChange({ stale: [] }, ({ message, idempotencyKey }: MessageSending) =>
    api.post('/api/messages/send', message, messageSendAnswer, {
      headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
    }),
  );
