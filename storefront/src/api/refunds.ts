import { useRef } from 'react';
import type { OrderView } from '#domain/orders/order-view';
import {
  type CancelRequestInput,
  cancelAnswer,
  type RefundRequestInput,
  refundAnswer,
} from '#domain/orders/refund-contract';
import { entityTag, IDEMPOTENCY_HEADER, IF_MATCH_HEADER } from '#domain/wire/headers';
import { ORDERS_KEY, orderPath } from './admin-orders';
import { ApiError, api } from './client';
import { newIdempotencyKey } from './idempotency-key';
import { useOwnersChange } from './owners-calls';

/** One key per dialog, so a retry doesn't refund twice. After a refusal, the next try gets a new one. */
function useMoneyChange<Sent, Answer extends object>(
  send: (sent: Sent, headers: Record<string, string>) => Promise<Answer>,
) {
  const key = useRef<string>(null);
  return useOwnersChange({ stale: [ORDERS_KEY] }, async (sent: Sent) => {
    key.current ??= newIdempotencyKey();
    try {
      const answer = await send(sent, { [IDEMPOTENCY_HEADER]: key.current });
      if ('status' in answer && answer.status === 'failed') key.current = null;
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) key.current = null;
      throw error;
    }
  });
}

export const useRefundOrder = (orderId: string) =>
  useMoneyChange((refund: RefundRequestInput, headers) =>
    api.post(`${orderPath(orderId)}/refunds`, refund, refundAnswer, { headers }),
  );

export const useCancelOrder = () =>
  useMoneyChange(({ seen, cancel }: { seen: OrderView; cancel: CancelRequestInput }, headers) =>
    api.post(`${orderPath(seen.id)}/cancel`, cancel, cancelAnswer, {
      headers: { ...headers, [IF_MATCH_HEADER]: entityTag(seen.version) },
    }),
  );
