import { useQueryClient } from '@tanstack/react-query';
import { type LaceColorView, laceColorList } from '#domain/catalogue/lace-color-contract';
import { laceStock, type StockChangeInput, stockChanged, stockMovements } from '#domain/stock/stock';
import { COUNTS_KEY } from './admin-orders';
import { patchVersion, retryOnConflict, withEntry } from './change-versioned';
import { api, failedWith } from './client';
import * as texts from './dashboard-texts';
import { laceColorQueries } from './lace-colors';
import { FRESH, ownersRead, useOwnersChange } from './owners-calls';
import { ownersList, refreshAfterLast } from './owners-lists';
import { OWNER } from './session-state';
import { useOptimistic } from './use-optimistic';

const { queryKey: key } = laceColorQueries.list();
const movementsKey = (id: string) => [...key, id, 'movements'] as const;

export const laceStockQueries = {
  all: () => ownersRead(['/api', 'admin', 'lace-stock'], laceStock, FRESH),
  movements: (id: string) => ownersRead(movementsKey(id), stockMovements, FRESH),
};

export const useMoveStock = (id: string) =>
  useOwnersChange({ stale: [key, COUNTS_KEY] }, (change: StockChangeInput, { once }) =>
    api.post(movementsKey(id).join('/'), change, stockChanged, once(change)),
  );

/** Sets when to reorder a color. It applies no matter what else changed. Null means never. */
export const useSetReorderMark = (id: string) =>
  useOwnersChange({ stale: [laceStockQueries.all().queryKey, key, COUNTS_KEY] }, (reorderAt: number | null) =>
    patchVersion([...key, id].join('/'), { reorderAt }, '*'),
  );

/** Sets the order of the lace colors, by ID. Several of these are sent one after the other. */
export const { useReorder: useReorderLaceColors } = ownersList<LaceColorView, object>({
  key,
  schema: laceColorList,
  places: 'laceColorOrders',
});

export type StockChange = { kind: 'step'; by: 1 | -1 } | { kind: 'count'; to: number; seen: number };

/** The stock changed after the person saw it, and the number they typed would undo that change. */
export class StockMoved extends Error {
  override readonly name = 'StockMoved';
  readonly inventory: number;

  constructor(inventory: number) {
    super(texts.stockIsNow(inventory));
    this.inventory = inventory;
  }
}

function stockAfter(inventory: number, change: StockChange): number {
  return change.kind === 'count' ? change.to : Math.max(0, inventory + change.by);
}

/**
 * Changes a lace color's stock. Several changes are sent one after the other. If another dashboard was faster, it reads the stock again
 * and applies the change to that. @throws `StockMoved` if a typed number would undo someone else's change.
 */
export function useChangeStock({ id, inventory: stored }: LaceColorView) {
  const queryClient = useQueryClient();

  return useOptimistic({
    stored,
    show: stockAfter,
    meta: OWNER,
    mutationKey: [...key, 'stock', id],
    async mutationFn(change: StockChange) {
      let colors = await queryClient.ensureQueryData(laceColorQueries.list());
      return retryOnConflict(async () => {
        const { inventory: now = 0, version = 0 } = colors.find((color) => color.id === id) ?? {};
        if (change.kind === 'count' && now !== change.seen && now !== change.to) throw new StockMoved(now);
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
      queryClient.setQueryData(key, (list) => withEntry(list, id, now));
    },
    onError(error) {
      if (!(error instanceof StockMoved)) return;
      queryClient.setQueryData(key, (list) => withEntry(list, id, { inventory: error.inventory }));
    },
    onSettled: () => {
      refreshAfterLast(queryClient, key);
      void queryClient.invalidateQueries({ queryKey: COUNTS_KEY });
    },
  });
}
