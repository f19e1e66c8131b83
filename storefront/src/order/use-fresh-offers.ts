import { useQueryClient } from '@tanstack/react-query';
import { laceColorQueries } from '../api/lace-colors';
import { paymentQueries } from '../api/payments';
import { serviceQueries } from '../api/services';
import { useShopFacts } from '../api/shop-facts';
import { type Offers, offersOf } from './offers';

/** Reads what the shop offers at this moment; the screen follows if it has changed since the page was opened. */
export function useFreshOffers(): () => Promise<Offers> {
  const queryClient = useQueryClient();
  const { turnaroundDays } = useShopFacts();
  return async () => {
    const [services, laceColors] = await Promise.all([
      queryClient.fetchQuery({ ...serviceQueries.list(), staleTime: 0 }),
      queryClient.fetchQuery({ ...laceColorQueries.list(), staleTime: 0 }),
    ]);
    const payment = queryClient.getQueryData(paymentQueries.settings().queryKey);
    return offersOf({ services, laceColors, payment, turnaroundDays });
  };
}
