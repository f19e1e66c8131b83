import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type DiscountCreate, type DiscountView, discountView } from '#domain/discounts/discount-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { changeSeen, withEntry } from './change-seen';
import { api, readAs } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { refreshAfterLast } from './reorder';
import { OWNER } from './session-state';
import { useOptimistic } from './use-optimistic';

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
 * Switches one discount code on or off; several clicks are sent one after the other. Throws a `ChangedMeanwhile`.
 */
export function useSwitchDiscount({ id, active }: DiscountView) {
  const queryClient = useQueryClient();
  const { queryKey } = ownerDiscountQueries.list();
  return useOptimistic({
    stored: active === 1,
    show: (_shown, wanted: boolean) => wanted,
    meta: OWNER,
    mutationKey: [...queryKey, 'switch', id],
    async mutationFn(wanted) {
      const isThis = (discount: { id: string }) => discount.id === id;
      const seen = (await queryClient.ensureQueryData(ownerDiscountQueries.list())).find(isThis);
      if (!seen) throw new Error('the discount is not in the list');
      const newest = async () => (await api.get('/api/discounts', discountList)).find(isThis);
      return changeSeen({ path: `/api/discounts/${id}`, body: { active: toFlag(wanted) }, seen, newest });
    },
    onSuccess(version, wanted) {
      queryClient.setQueryData(queryKey, (list) => withEntry(list, id, { active: toFlag(wanted), version }));
    },
    onSettled: () => refreshAfterLast(queryClient, queryKey),
  });
}
