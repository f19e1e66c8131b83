import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type ExtraWorkRequestInput, extraWorkTemplate } from '#domain/orders/extra-work-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { adminOrderQueries, ORDERS_KEY } from './admin-orders';
import { api, readAs } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';

const addressOf = (orderId: string) => [...adminOrderQueries.one(orderId).queryKey, 'extra-work'].join('/');

const templates = z.array(extraWorkTemplate);

/** The owner's frequent findings, as the editor's shop settings list them. */
export const extraWorkQueries = {
  templates: () =>
    queryOptions({
      queryKey: ['/api', 'extra-work-templates'],
      queryFn: readAs(async () => templates),
      staleTime: 0,
      meta: OWNER,
    }),
};

/** Proposes extra work to an order's customer; the same again after a lost answer is the same proposal. */
export function useProposeExtraWork(orderId: string) {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  return useMutation({
    meta: OWNER,
    mutationFn: (proposal: ExtraWorkRequestInput) =>
      api.post(addressOf(orderId), proposal, createdAnswer, { headers: headersFor(proposal) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

interface Proposed {
  orderId: string;
  extraId: string;
}

/** Takes back extra work that waits for its answer. */
export function useWithdrawExtraWork() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: ({ orderId, extraId }: Proposed) =>
      api.post(`${addressOf(orderId)}/${encodeURIComponent(extraId)}/withdraw`, {}, changedAnswer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
