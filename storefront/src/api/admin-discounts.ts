import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type DiscountCreate, type DiscountView, discountView } from '#domain/catalogue-contract';
import { changedAnswer, createdAnswer } from '#domain/change-answers';
import { toFlag } from '#domain/wire';
import { api, readAs } from './client';
import { OWNER } from './owner-session';
import { refreshAfterLast } from './refresh-after-last';
import { useAttemptHeaders } from './use-attempt-headers';
import { useOptimistic } from './use-optimistic';

/** The owner's read of the discount codes. */
export const ownerDiscountQueries = {
  list: () =>
    queryOptions({
      queryKey: ['/api', 'discounts'],
      queryFn: readAs(z.array(discountView)),
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

/** Switches one discount code on or off; several clicks are sent one after the other. */
export function useSwitchDiscount({ id, active }: DiscountView) {
  const queryClient = useQueryClient();
  const { queryKey } = ownerDiscountQueries.list();
  return useOptimistic({
    stored: active === 1,
    show: (_shown, wanted: boolean) => wanted,
    meta: OWNER,
    mutationKey: [...queryKey, 'switch', id],
    mutationFn: (wanted) => api.patch(`/api/discounts/${id}`, { active: toFlag(wanted) }, changedAnswer),
    onSuccess(_answer, wanted) {
      queryClient.setQueryData(queryKey, (discounts) =>
        discounts?.map((discount) =>
          discount.id === id ? { ...discount, active: toFlag(wanted) } : discount,
        ),
      );
    },
    onSettled: () => refreshAfterLast(queryClient, queryKey),
  });
}
