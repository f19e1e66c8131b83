import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type DiscountCreate, type DiscountView, discountView } from '#domain/discounts/discount-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { changeSeen } from './change-seen';
import { api, readAs } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';
import { useActiveSwitch } from './use-active-switch';

const discountList = z.array(discountView);

/** The owner's read of the discount codes. */
export const ownerDiscountQueries = {
  list: () =>
    queryOptions({
      queryKey: ['/api', 'discounts'],
      queryFn: readAs(async () => discountList),
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

/** Switches a discount code on or off. */
export function useSwitchDiscount(entry: DiscountView) {
  const queryClient = useQueryClient();
  const options = ownerDiscountQueries.list();
  const newest = async () =>
    (await api.get('/api/discounts', discountList)).find(({ id }) => id === entry.id);
  return useActiveSwitch({
    entry,
    queryKey: options.queryKey,
    list: () => queryClient.ensureQueryData(options),
    send: (seen, active) =>
      changeSeen({ path: `/api/discounts/${seen.id}`, body: { active: toFlag(active) }, seen, newest }),
  });
}
