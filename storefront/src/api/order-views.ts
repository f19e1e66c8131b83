import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ORDER_VIEWS, orderViewsAnswer, type ViewCreate } from '#domain/lists/order-views';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { ORDERS_KEY } from './admin-orders';
import { api } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { useMay, useSeesMoney } from './person';
import { OWNER } from './session-state';

const PATH = '/api/admin/order-views';

/** Reads of the views of the orders. */
export const orderViewQueries = {
  /** How many orders each finds, and the owner's own; stale with every change of an order. */
  all: () =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'views'],
      queryFn: ({ signal }) => api.get(PATH, orderViewsAnswer, { signal }),
      meta: OWNER,
    }),
};

/** The views for who is signed in: their numbers, where these may be read, and the shop's own without those about money (rule 18.4). */
export function useOrderViews() {
  const may = useMay();
  const seesMoney = useSeesMoney();
  const { data: views } = useQuery({
    ...orderViewQueries.all(),
    enabled: may('GET /api/admin/order-views'),
  });
  return { views, fixed: ORDER_VIEWS.filter(({ filters }) => seesMoney || !('owes' in filters)) };
}

const { queryKey } = orderViewQueries.all();

/** Keeps filters as a view of the owner's own. */
export function useAddView() {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  return useMutation({
    meta: OWNER,
    mutationFn: (view: ViewCreate) => api.post(PATH, view, createdAnswer, { headers: headersFor(view) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Gives a view of the owner's another name. */
export function useRenameView(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: (name: string) => api.patch(`${PATH}/${id}`, { name }, changedAnswer),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Deletes a view of the owner's; the orders stay. */
export function useDeleteView(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: () => api.delete(`${PATH}/${id}`, changedAnswer),
    // Refused, somebody else may have deleted it. Not waited for: the dialog that asked goes first.
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
