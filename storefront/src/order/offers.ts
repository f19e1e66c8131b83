import { useQueryClient } from '@tanstack/react-query';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { takesLaceColor } from '#domain/catalogue/service-category';
import type { ServiceView } from '#domain/catalogue/service-contract';
import type { PaymentSettings } from '#domain/payments/payment-contract';
import { laceColorQueries } from '../api/lace-colors';
import { paymentQueries } from '../api/payments';
import { serviceQueries } from '../api/services';
import { useShopFacts } from '../api/shop-facts';

/** What customers can order now, in the shop's own order (rule 3.3). */
export interface Offers {
  services: ServiceView[];
  laceColors: LaceColorView[];
  /** Whether online payment works. Without it, only free orders can be shipped (rule 6.4). */
  takesOnlinePayment: boolean;
  turnaroundDays: number;
  /** Return shipping, in cents. */
  shippingFee: number;
}

interface Known extends Pick<Offers, 'services' | 'laceColors' | 'turnaroundDays' | 'shippingFee'> {
  payment: PaymentSettings | undefined;
}

/** Returns the offers from lists that include inactive entries (rule 3.3). Until the settings have loaded, it assumes online payment. */
export function offersOf({ services, laceColors, payment, turnaroundDays, shippingFee }: Known): Offers {
  return {
    services: activeSorted(services),
    laceColors: activeSorted(laceColors),
    takesOnlinePayment: payment?.mode !== 'off',
    turnaroundDays,
    shippingFee,
  };
}

function activeSorted<T extends { active: 0 | 1; sortOrder: number }>(entries: T[]): T[] {
  return entries.filter(({ active }) => active === 1).toSorted((a, b) => a.sortOrder - b.sortOrder);
}

export function findService({ services }: Offers, id: string): ServiceView | undefined {
  return services.find((service) => service.id === id);
}

export function findLaceColor({ laceColors }: Offers, id: string): LaceColorView | undefined {
  return laceColors.find((laceColor) => laceColor.id === id);
}

export function offersLaceColor(offers: Offers, serviceId: string): boolean {
  const service = findService(offers, serviceId);
  return service !== undefined && takesLaceColor(service.category);
}

/** Returns a function that fetches the offers again, which updates the screen. */
export function useFreshOffers(): () => Promise<Offers> {
  const queryClient = useQueryClient();
  const { turnaroundDays, shippingFee } = useShopFacts();
  return async () => {
    const [services, laceColors] = await Promise.all([
      queryClient.fetchQuery({ ...serviceQueries.list(), staleTime: 0 }),
      queryClient.fetchQuery({ ...laceColorQueries.list(), staleTime: 0 }),
    ]);
    const payment = queryClient.getQueryData(paymentQueries.settings().queryKey);
    return offersOf({ services, laceColors, payment, turnaroundDays, shippingFee });
  };
}
