import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type OrderView, ownerOrderView } from '#domain/orders/order-view';
import type { ReadyBy } from '#domain/orders/ready-by-days';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { adminOrderQueries, ORDERS_KEY } from './admin-orders';
import { changeSeen } from './change-seen';
import { api } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';

const addressOf = (orderId: string) => adminOrderQueries.one(orderId).queryKey.join('/');

/** What the owner writes on an order: a note that the shop keeps to itself, or a message to its customer. */
export const WRITTEN_KINDS = ['note', 'message'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

const CALLS = { note: 'notes', message: 'messages' } as const satisfies Record<WrittenKind, string>;

interface Written {
  kind: WrittenKind;
  text: string;
}

/** Adds a note to an order or writes to its customer; the same text again, after it was taken, is another one. */
export function useWriteOnOrder(orderId: string) {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  const taken = useRef(0);
  return useMutation({
    meta: OWNER,
    mutationFn: ({ kind, text }: Written) =>
      api.post(`${addressOf(orderId)}/${CALLS[kind]}`, { text }, createdAnswer, {
        headers: headersFor({ kind, text, after: taken.current }),
      }),
    onSuccess() {
      taken.current += 1;
      return queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
    },
  });
}

/** Tries a mail again that failed; the id of its event is the mail's. */
export function useResendMail() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: (mailId: string) =>
      api.post(`/api/outbox/${encodeURIComponent(mailId)}/resend`, {}, changedAnswer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

interface ReadyByChange {
  /** The order as the form began with it. */
  before: OrderView;
  readyBy: ReadyBy | null;
}

/** Says when an order is ready. Throws a `ChangedMeanwhile`. */
export function useSetReadyBy() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn({ before, readyBy }: ReadyByChange) {
      const path = `${addressOf(before.id)}/ready-by`;
      const newest = () => queryClient.fetchQuery(adminOrderQueries.one(before.id));
      return changeSeen<OrderView>({ path, body: readyBy, changes: ['readyBy'], seen: before, newest });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

const newLinkAnswer = ownerOrderView.pick({ trackUrl: true });

/** Makes the link to an order's page void and a new one. */
export function useNewLink() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: (orderId: string) => api.post(`${addressOf(orderId)}/track-link`, {}, newLinkAnswer),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
