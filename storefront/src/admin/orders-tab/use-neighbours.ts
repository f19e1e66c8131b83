import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminOrderQueries } from '../../api/admin-orders';
import type { Neighbours } from '../order-dialogs/neighbours';
import { askForPage } from '../parts/use-list-params';
import { useOrderFilters } from './order-filters';

/**
 * The orders before and after one on the page of the list in sight. An order that a change has taken out of the list keeps its
 * place until it is left: who marks the first of three parcels as received goes on with the second.
 */
export function useNeighbours(orderId: string | null): Neighbours {
  const { asked } = useOrderFilters();
  const { data } = useQuery({ ...adminOrderQueries.list(askForPage(asked)), enabled: orderId !== null });
  const [kept, setKept] = useState<readonly string[]>([]);
  const now = data?.entries.map(({ id }) => id) ?? [];
  if (orderId !== null && now.includes(orderId) && now.join() !== kept.join()) setKept(now);
  const place = orderId === null ? -1 : kept.indexOf(orderId);
  if (place < 0) return { before: null, after: null };
  return { before: kept[place - 1] ?? null, after: kept[place + 1] ?? null };
}
