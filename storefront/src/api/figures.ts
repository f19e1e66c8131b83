import { queryOptions } from '@tanstack/react-query';
import { figures } from '#domain/figures/figures-contract';
import { ORDERS_KEY } from './admin-orders';
import { api } from './client';
import { OWNER } from './session-state';

/** The owner's figures of the last weeks; read anew each time, for money moves by itself. */
export const figureQueries = {
  weeks: () =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'figures'],
      queryFn: ({ signal }) => api.get('/api/admin/figures', figures, { signal }),
      staleTime: 0,
      meta: OWNER,
    }),
};
