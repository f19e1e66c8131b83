import { useQueryClient } from '@tanstack/react-query';
import { type LaceColorView, laceColorList } from '#domain/catalogue/lace-color-contract';
import { onNewest, patchVersion, withEntry } from './change-seen';
import { api, failedWith } from './client';
import { laceColorQueries } from './lace-colors';
import { refreshAfterLast } from './reorder';
import { OWNER } from './session-state';
import { useOptimistic } from './use-optimistic';
import { useReorder } from './use-reorder';

const { queryKey: KEY } = laceColorQueries.list();

/** One more or less, or a number that a person counted, with the one they saw before. */
export type StockChange = { kind: 'step'; by: 1 | -1 } | { kind: 'count'; to: number; seen: number };

/** The stock changed since the person saw it, and what they typed would undo that. */
export class StockMoved extends Error {
  override readonly name = 'StockMoved';
  readonly inventory: number;

  constructor(inventory: number) {
    super(`the stock is ${inventory} by now`);
    this.inventory = inventory;
  }
}

/** The stock after a change; it never goes below 0. */
export function stockAfter(inventory: number, change: StockChange): number {
  return change.kind === 'count' ? change.to : Math.max(0, inventory + change.by);
}

/** Whether a number was typed without knowing the current stock. */
function isUndoing(change: StockChange, stored: number): boolean {
  return change.kind === 'count' && stored !== change.seen && stored !== change.to;
}

/**
 * Changes a lace color's stock; several changes are sent one after the other. The call takes a number, not a difference: if
 * another dashboard was faster, the stock is read again and its change is counted in. A typed number that would undo that
 * change throws a `StockMoved`.
 */
export function useChangeStock({ id, inventory: stored }: LaceColorView) {
  const queryClient = useQueryClient();
  const isThis = (color: { id: string }) => color.id === id;

  return useOptimistic({
    stored,
    show: stockAfter,
    meta: OWNER,
    mutationKey: [...KEY, 'stock', id],
    async mutationFn(change: StockChange) {
      let colors = await queryClient.ensureQueryData(laceColorQueries.list());
      return onNewest(async () => {
        const { inventory: now, version } = colors.find(isThis) ?? { inventory: 0, version: 0 };
        if (isUndoing(change, now)) throw new StockMoved(now);
        const inventory = stockAfter(now, change);
        try {
          return { inventory, version: await patchVersion(`/api/lace-colors/${id}`, { inventory }, version) };
        } catch (error) {
          if (failedWith(error, 'CONFLICT')) colors = await api.get('/api/lace-colors', laceColorList);
          throw error;
        }
      });
    },
    onSuccess(now) {
      queryClient.setQueryData(KEY, (list) => withEntry(list, id, now));
    },
    onError(error) {
      if (!(error instanceof StockMoved)) return;
      queryClient.setQueryData(KEY, (list) => withEntry(list, id, { inventory: error.inventory }));
    },
    onSettled: () => refreshAfterLast(queryClient, KEY),
  });
}

/** Puts the lace colors in the order of these ids; several orders are sent one after the other. */
export const useReorderLaceColors = (stored: readonly LaceColorView[]) =>
  useReorder({
    stored,
    key: KEY,
    path: '/api/lace-colors/reorder',
    body: (laceColorOrders) => ({ laceColorOrders }),
  });
