import { useMutation, useQueryClient } from '@tanstack/react-query';
import { discountVerifyAnswer } from '#domain/discounts/discount-contract';
import { type OrderRequestInput, orderAnswer, REPLACES_HEADER } from '#domain/orders/order-contract';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { api } from './client';
import { CUSTOMER_KEY } from './session-state';

const replacing = (key: string | null): Record<string, string> =>
  key === null ? {} : { [REPLACES_HEADER]: key };

/** Checks whether a discount code is valid. */
export function useVerifyDiscount() {
  return useMutation({
    mutationFn: ({ code, replacesKey }: { code: string; replacesKey: string | null }) =>
      api.post('/api/discounts/verify', { code }, discountVerifyAnswer, { headers: replacing(replacesKey) }),
  });
}

const ORDERS_KEY = ['/api', 'orders'];

interface Placement {
  order: OrderRequestInput;
  /** A key never creates two orders, even if the call is repeated. */
  idempotencyKey: string;
  replacesKey: string | null;
}

export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, idempotencyKey, replacesKey }: Placement) =>
      api.post('/api/orders', order, orderAnswer, {
        headers: {
          [IDEMPOTENCY_HEADER]: idempotencyKey,
          ...replacing(replacesKey),
        },
      }),
    onSuccess() {
      // The order may have created an account and signed in to it. Step 4 doesn't wait for that.
      void queryClient.invalidateQueries({ queryKey: CUSTOMER_KEY });
      return queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
    },
  });
}
