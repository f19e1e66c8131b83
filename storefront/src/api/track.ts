import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageAnswer } from '#domain/customers/account-contract';
import type { ExtraWorkAnswer } from '#domain/orders/extra-work-contract';
import type { TrackView } from '#domain/orders/track-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { ApiError, api, readAs } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { CUSTOMER_KEY } from './session-state';

/** An order's page that is older is read again when it is looked at. */
const FRESH_MS = 30_000;

const readView = readAs(async () => (await import('#domain/orders/track-contract')).trackView);

/** Reads of one order as its customer sees it. */
export const trackQueries = {
  /** By the token of its link; null where that opens nothing. */
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
  /** By its id, for the customer who is signed in. */
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
  /** The read that shows the order, and with it what was written. */
  shownBy: QueryKey;
}

/** Writes to the shop about an order; repeated after a lost answer it is the same message. */
export function useWriteToShop({ token, shownBy }: Writing) {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  // The same words may be meant twice, once the first are there.
  const written = useRef(0);
  return useMutation({
    mutationFn: (text: string) =>
      api.post(`/api/track/${token}/messages`, { text }, createdAnswer, {
        headers: headersFor({ text, after: written.current }),
      }),
    onSuccess({ id }, text) {
      written.current += 1;
      const message = { id, at: new Date().toISOString(), from: 'customer', text } as const;
      queryClient.setQueryData<TrackView | null>(
        shownBy,
        (view) => view && { ...view, messages: [...view.messages, message] },
      );
    },
  });
}

interface Answer {
  extraId: string;
  answer: ExtraWorkAnswer;
}

/** Accepts or declines extra work; repeated after a lost answer it changes nothing. */
export function useAnswerExtraWork({ token, shownBy }: Writing) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ extraId, answer }: Answer) =>
      api.post(`/api/track/${token}/extra-work/${encodeURIComponent(extraId)}`, { answer }, changedAnswer),
    // If refused, it was already answered, withdrawn, or expired, so refresh the page.
    onSettled: () => queryClient.invalidateQueries({ queryKey: shownBy }),
  });
}

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
