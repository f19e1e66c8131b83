import { useQuery } from '@tanstack/react-query';
import type { OrderEstimate } from '#domain/orders/estimate-contract';
import { estimateQueries } from '../api/estimates';
import { useShopFacts } from '../api/shop-facts';
import type { TicketFacts } from '../payment/ticket-facts';
import { allGloves, type OrderDraft } from './order-draft';

/** Whether to load dates or rush. Most shops have neither, so nothing is requested. */
export function useAsksForDates(): boolean {
  const { rush, hasBenchDates } = useShopFacts();
  return rush !== undefined || hasBenchDates === true;
}

export function glovesAsked(draft: OrderDraft): string {
  return allGloves(draft)
    .filter(({ serviceId }) => serviceId)
    .map(({ serviceId, laceColorId }) => (laceColorId ? `${serviceId}:${laceColorId}` : serviceId))
    .join(',');
}

/** When the draft's gloves would be ready, and what rush costs. Undefined until it has loaded. */
export function useBenchDates(draft: OrderDraft): OrderEstimate | undefined {
  const gloves = glovesAsked(draft);
  const enabled = useAsksForDates() && gloves !== '';
  return useQuery({ ...estimateQueries.of(gloves), enabled }).data;
}

export function dateOf(
  { rushPrice }: OrderDraft,
  dates: OrderEstimate | undefined,
): Pick<TicketFacts, 'readyBy'> {
  const readyBy = rushPrice ? dates?.rush?.estimate : dates?.estimate;
  return readyBy ? { readyBy } : {};
}
