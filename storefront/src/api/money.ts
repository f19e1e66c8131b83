import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { books } from '#domain/books/books-contract';
import type { RecordedPayment } from '#domain/orders/recorded-payment';
import { createdAnswer } from '#domain/wire/change-answers';
import { adminOrderQueries, ORDERS_KEY } from './admin-orders';
import { api } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';

const MONEY = '/api/admin/money';

/** The owner's reads of the books. */
export const moneyQueries = {
  /** A month, '2026-11', or the one that the shop is in; read anew each time, for money moves by itself. */
  month: (month: string | undefined) =>
    queryOptions({
      queryKey: [...ORDERS_KEY, 'money', month ?? null],
      queryFn: ({ signal }) => api.get(month ? `${MONEY}?month=${month}` : MONEY, books, { signal }),
      staleTime: 0,
      meta: OWNER,
    }),
};

/** Writes down what was paid for an order in person; the same payment sent twice while its form is open is one. */
export function useRecordPayment(orderId: string) {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  return useMutation({
    meta: OWNER,
    mutationFn: (payment: RecordedPayment) => {
      const path = `${adminOrderQueries.one(orderId).queryKey.join('/')}/payments`;
      return api.post(path, payment, createdAnswer, { headers: headersFor(payment) });
    },
    // Refused, it may be that somebody else was paid meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
