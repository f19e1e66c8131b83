import type { QueryKey } from '@tanstack/react-query';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { customerQueries } from './customer';
import { useRereadingChange } from './use-rereading-change';

/** Turns texts about an order on or off. A retry changes nothing. */
export const useChooseTexts = (token: string, orderQueryKey: QueryKey) =>
  useRereadingChange(orderQueryKey, (textMe: boolean) =>
    api.post(`/api/track/${token}/texts`, { textMe }, changedAnswer),
  );

/** Turns off texts about all of the customer's orders. */
export const useEndTexts = () =>
  useRereadingChange(customerQueries.me().queryKey, () => api.delete('/api/customer/texts', changedAnswer));
