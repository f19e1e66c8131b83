import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '#domain/orders/order-contract';
import type { OrderView } from '#domain/orders/order-view';
import {
  type CancelRequestInput,
  cancelAnswer,
  type RefundRequestInput,
  refundAnswer,
  refundView,
} from '#domain/orders/refund-contract';
import { entityTag, IF_MATCH_HEADER } from '#domain/wire/change-answers';
import { adminOrderQueries, ORDERS_KEY } from './admin-orders';
import { ApiError, api, readAs } from './client';
import { newIdempotencyKey } from './idempotency-key';
import { OWNER } from './session-state';

const refunds = z.array(refundView);
const addressOf = (orderId: string) => adminOrderQueries.one(orderId).queryKey.join('/');

/** Every refund of an order, newest first; those with the provider end by themselves, so each dialog reads them again. */
export const refundQueries = {
  of: (orderId: string) =>
    queryOptions({
      queryKey: [...ORDERS_KEY, encodeURIComponent(orderId), 'refunds'],
      queryFn: readAs(async () => refunds),
      staleTime: 0,
      meta: OWNER,
    }),
};

/**
 * The key that money goes back under: the same one while a dialog is open, so that neither a double click nor a retry after a lost
 * answer gives back twice; another one once the shop has surely given nothing.
 */
function useMoneyKey() {
  const key = useRef<string>(null);
  const current = () => {
    key.current ??= newIdempotencyKey();
    return key.current;
  };
  const renew = () => {
    key.current = null;
  };
  return {
    current,
    renew,
    renewAfter(error: unknown): void {
      if (error instanceof ApiError && error.status < 500) renew();
    },
  };
}

/** Gives money of an order back. */
export function useRefundOrder(orderId: string) {
  const queryClient = useQueryClient();
  const key = useMoneyKey();
  return useMutation({
    meta: OWNER,
    mutationFn: (refund: RefundRequestInput) =>
      api.post(`${addressOf(orderId)}/refunds`, refund, refundAnswer, {
        headers: { [IDEMPOTENCY_HEADER]: key.current() },
      }),
    onSuccess({ status }) {
      if (status === 'failed') key.renew();
    },
    onError: key.renewAfter,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

interface Cancellation {
  /** The order as the owner saw it. */
  seen: OrderView;
  cancel: CancelRequestInput;
}

/** Cancels an order, with what is given back of it. */
export function useCancelOrder() {
  const queryClient = useQueryClient();
  const key = useMoneyKey();
  return useMutation({
    meta: OWNER,
    mutationFn: ({ seen, cancel }: Cancellation) =>
      api.post(`${addressOf(seen.id)}/cancel`, cancel, cancelAnswer, {
        headers: { [IDEMPOTENCY_HEADER]: key.current(), [IF_MATCH_HEADER]: entityTag(seen.version) },
      }),
    onError: key.renewAfter,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
