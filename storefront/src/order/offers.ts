import { useQueryClient } from '@tanstack/react-query';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { takesLaceColor } from '#domain/catalogue/service-category';
import type { ServiceView } from '#domain/catalogue/service-contract';
import type { PaymentSettings } from '#domain/payments/payment-contract';
import { laceColorQueries } from '../api/lace-colors';
import { paymentQueries } from '../api/payments';
import { serviceQueries } from '../api/services';
import { useShopFacts } from '../api/shop-facts';

/** What can be ordered right now: active services and lace colors in the shop's own order (rule 3.3). */
export interface Offers {
  services: ServiceView[];
  laceColors: LaceColorView[];
  /** Without online payment an order is paid in person, so it cannot be shipped unless it is free (rule 6.4). */
  takesOnlinePayment: boolean;
  /** The turnaround without waiting for laces. */
  turnaroundDays: number;
  /** Return shipping, in cents. */
  shippingFee: number;
}

interface Known extends Pick<Offers, 'services' | 'laceColors' | 'turnaroundDays' | 'shippingFee'> {
  payment: PaymentSettings | undefined;
}

/**
 * The offers from the complete lists, which hold inactive entries too (rule 3.3). Until the payment settings are known, online
 * payment is offered: the server refuses what cannot be paid.
 */
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

/** The offered service with this id. */
export function findService({ services }: Offers, id: string): ServiceView | undefined {
  return services.find((service) => service.id === id);
}

/** The offered lace color with this id. */
export function findLaceColor({ laceColors }: Offers, id: string): LaceColorView | undefined {
  return laceColors.find((laceColor) => laceColor.id === id);
}

/** Whether the service with this id lets a customer choose a lace color. */
export function offersLaceColor(offers: Offers, serviceId: string): boolean {
  const service = findService(offers, serviceId);
  return service !== undefined && takesLaceColor(service.category);
}

/** Reads what the shop offers at this moment, which also updates the screen. */
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
