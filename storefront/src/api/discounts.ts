import { useMutation } from '@tanstack/react-query';
import { discountVerifyAnswer } from '#domain/discounts/discount-contract';
import { api } from './client';

/** Asks the server whether a discount code is good. */
export function useVerifyDiscount() {
  return useMutation({
    mutationFn: (code: string) => api.post('/api/discounts/verify', { code }, discountVerifyAnswer),
  });
}
