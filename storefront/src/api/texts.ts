import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { customerQueries } from './customer';

/** Turns texts about an order on or off. A retry changes nothing. */
export function useChooseTexts(token: string, orderQueryKey: QueryKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (textMe: boolean) => api.post(`/api/track/${token}/texts`, { textMe }, changedAnswer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQueryKey }),
  });
}

/** Turns off texts about all of the customer's orders. */
export function useEndTexts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/api/customer/texts', changedAnswer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: customerQueries.me().queryKey }),
  });
}
