import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemEntry, problemsAnswer } from '#domain/payments/problem-kinds';
import { changedAnswer } from '#domain/wire/change-answers';
import { adminOrderQueries, ORDERS_KEY } from './admin-orders';
import { api } from './client';
import { OWNER } from './session-state';

/** The money problems that nobody has settled yet. Under the orders' key: whatever changes an order may settle one. */
export const problemQueries = {
  unsettled: () =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'payment-problems'],
      queryFn: ({ signal }) => api.get('/api/admin/payment-problems', problemsAnswer, { signal }),
      staleTime: 0,
      meta: OWNER,
    }),
};

/** Marks the problems of an order, or of a payment whose order was deleted, as settled. */
export function useSettleProblem() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: ({ id, customerName, problem }: ProblemEntry) =>
      customerName === null
        ? api.post(`/api/payment-attempts/${encodeURIComponent(id)}/settled`, {}, changedAnswer)
        : api.post(`${adminOrderQueries.one(id).queryKey.join('/')}/settled`, { problem }, changedAnswer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
