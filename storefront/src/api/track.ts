import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageAnswer } from '#domain/customers/account-contract';
import type { MayShow } from '#domain/gallery/may-show';
import type { ExtraWorkAnswer } from '#domain/orders/extra-work-contract';
import type { OrderMessage } from '#domain/orders/thread';
import type { TrackView } from '#domain/orders/track-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { ApiError, api, readAs } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { CUSTOMER_KEY } from './session-state';
import { useRereadingChange } from './use-rereading-change';

const FRESH_MS = 30_000;

const readView = readAs(async () => (await import('#domain/orders/track-contract')).trackView);

export const trackQueries = {
  /** Found by the token of its link. Null if the link is invalid. */
  byToken: (token: string) =>
    queryOptions({
      queryKey: ['/api', 'track', token],
      async queryFn(context): Promise<TrackView | null> {
        try {
          return await readView(context);
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }
      },
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
    }),
  own: (orderId: string) =>
    queryOptions({
      queryKey: [...CUSTOMER_KEY, 'orders', encodeURIComponent(orderId)],
      queryFn: readView,
      staleTime: FRESH_MS,
      refetchOnWindowFocus: true,
    }),
};

interface Writing {
  token: string;
  orderQueryKey: QueryKey;
}

/** Writes to the shop about an order. A retry doesn't send the message twice. */
export function useWriteToShop({ token, orderQueryKey }: Writing) {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  // Once the first message has arrived, a customer may send the same words again.
  const sentCount = useRef(0);
  return useMutation({
    mutationFn: (text: string) =>
      api.post(`/api/track/${token}/messages`, { text }, createdAnswer, {
        headers: headersFor({ text, after: sentCount.current }),
      }),
    onSuccess({ id }, text) {
      sentCount.current += 1;
      const message: OrderMessage = {
        id,
        at: new Date().toISOString(),
        from: 'customer',
        text,
        channel: 'page',
        photos: [],
        files: [],
        delivery: [],
      };
      queryClient.setQueryData<TrackView | null>(
        orderQueryKey,
        // The first try may have arrived after all, and the page may have been read again.
        (view) => view && { ...view, messages: [...view.messages.filter((each) => each.id !== id), message] },
      );
    },
  });
}

/** Accepts or declines extra work. A retry changes nothing. */
export const useAnswerExtraWork = ({ token, orderQueryKey }: Writing) =>
  useRereadingChange(orderQueryKey, ({ extraId, answer }: { extraId: string; answer: ExtraWorkAnswer }) =>
    api.post(`/api/track/${token}/extra-work/${encodeURIComponent(extraId)}`, { answer }, changedAnswer),
  );

/** Answers "May we show your glove?", or changes the answer. A retry changes nothing. */
export const useAnswerMayShow = ({ token, orderQueryKey }: Writing) =>
  useRereadingChange(orderQueryKey, (answer: MayShow) =>
    api.post(`/api/track/${token}/may-show`, { answer }, changedAnswer),
  );

interface KnownOrder {
  number: string;
  email: string;
}

/** Requests an email with the link to an order's page. The answer is the same whether or not the order exists. */
export function useFindOrder() {
  return useMutation({
    mutationFn: (order: KnownOrder) => api.post('/api/orders/find', order, messageAnswer),
  });
}
