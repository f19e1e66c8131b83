import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { laceStock, type StockChangeInput, stockChanged, stockMovements } from '#domain/stock/stock';
import { patchVersion } from './change-seen';
import { api } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { laceColorQueries } from './lace-colors';
import { OWNER } from './session-state';

const STOCK_KEY = ['/api', 'admin', 'lace-stock'] as const;
const { queryKey: COLORS_KEY } = laceColorQueries.list();
const movementsKey = (id: string) => [...COLORS_KEY, id, 'movements'] as const;

/** What only the owner sees of the lace colors' stocks. */
export const laceStockQueries = {
  /** Reorder marks, and what was used this month; read anew each time, for orders come in. */
  all: () =>
    queryOptions({
      queryKey: STOCK_KEY,
      queryFn: ({ signal }) => api.get(STOCK_KEY.join('/'), laceStock, { signal }),
      staleTime: 0,
      meta: OWNER,
    }),
  /** How a color's stock moved, the newest first; read anew each time it is opened. */
  movements: (id: string) =>
    queryOptions({
      queryKey: movementsKey(id),
      queryFn: ({ signal }) => api.get(movementsKey(id).join('/'), stockMovements, { signal }),
      staleTime: 0,
      meta: OWNER,
    }),
};

/** Writes down a movement of a color's stock; the same one sent twice while its form is open is one. */
export function useMoveStock(id: string) {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  return useMutation({
    meta: OWNER,
    mutationFn: (change: StockChangeInput) =>
      api.post(movementsKey(id).join('/'), change, stockChanged, { headers: headersFor(change) }),
    // Refused, it may be that somebody else changed it meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: COLORS_KEY }),
  });
}

/** Sets the reorder mark of a color, whatever else has changed of it; null for none. */
export function useSetReorderMark(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: (reorderAt: number | null) => patchVersion([...COLORS_KEY, id].join('/'), { reorderAt }, '*'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: STOCK_KEY }),
        queryClient.invalidateQueries({ queryKey: COLORS_KEY }),
      ]),
  });
}
