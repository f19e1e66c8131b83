import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type DiscountCreate, discountView } from '#domain/catalogue-contract';
import { createdAnswer } from '#domain/change-answers';
import { toFlag } from '#domain/wire';
import { changeSeen, withEntry } from './change-seen';
import { api, readAs } from './client';
import { OWNER } from './owner-session';
import { useAttemptHeaders } from './use-attempt-headers';

const SWITCH_KEY = ['discounts', 'switch'] as const;
const discountList = z.array(discountView);

/** The owner's read of the discount codes. */
export const ownerDiscountQueries = {
  list: () =>
    queryOptions({
      queryKey: ['/api', 'discounts'],
      queryFn: readAs(discountList),
      meta: OWNER,
    }),
};

/** Adds a discount code. */
export function useAddDiscount() {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  return useMutation({
    meta: OWNER,
    mutationFn: (discount: DiscountCreate) =>
      api.post('/api/discounts', { ...discount, active: toFlag(discount.active) }, createdAnswer, {
        headers: headersFor(discount),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownerDiscountQueries.list().queryKey }),
  });
}

/**
 * Switches one discount code on or off. The list holds what the server has said yes to; until then, what is asked for is in
 * the mutation's `variables`, so a failure has nothing to take back. One code's switches go out one after the other.
 * Throws a `ChangedMeanwhile`.
 */
export function useSwitchDiscount(id: string) {
  const queryClient = useQueryClient();
  const { queryKey } = ownerDiscountQueries.list();
  return useMutation({
    mutationKey: SWITCH_KEY,
    scope: { id: `discount ${id}` },
    meta: OWNER,
    async mutationFn(active: boolean) {
      const isThis = (discount: { id: string }) => discount.id === id;
      const seen = (await queryClient.ensureQueryData(ownerDiscountQueries.list())).find(isThis);
      if (!seen) throw new Error('the discount is not in the list');
      const newest = async () => (await api.get('/api/discounts', discountList)).find(isThis);
      return changeSeen({ path: `/api/discounts/${id}`, body: { active: toFlag(active) }, seen, newest });
    },
    onSuccess(version, active) {
      queryClient.setQueryData(queryKey, (list) => withEntry(list, id, { active: toFlag(active), version }));
    },
    async onSettled() {
      const isLast = queryClient.isMutating({ mutationKey: SWITCH_KEY }) === 1;
      if (isLast) await queryClient.invalidateQueries({ queryKey });
    },
  });
}
