import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LaceColorView } from '#domain/lace-color-contract';
import { type StockChange, StockMoved, stockAfter, useChangeStock } from '../../api/admin-lace-colors';
import { waitOr } from '../../api/client';
import { laceColorQueries } from '../../api/lace-colors';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../admin-texts';

/**
 * A lace color's stock, changed at once: what the shop has, and on top of it each change that it has not answered yet. One
 * that fails takes only itself back. `change` is over when the shop has answered.
 */
export function useStock({ id, name, inventory }: LaceColorView) {
  const { toast } = useToast();
  const changeStock = useChangeStock(id);
  const [waiting, setWaiting] = useState<readonly StockChange[]>([]);
  // Read here and not handed down: an answered change leaves `waiting` in the same render in which it is in the stock.
  const stored = useQuery({
    ...laceColorQueries.list(),
    select: (colors) => colors.find((color) => color.id === id)?.inventory,
  });

  async function change(wanted: StockChange): Promise<void> {
    setWaiting((others) => [...others, wanted]);
    try {
      await changeStock.mutateAsync(wanted);
      toast({ title: ADMIN_TEXTS.inventoryUpdated });
    } catch (error) {
      if (error instanceof StockMoved) {
        const description = `${name} is at ${error.inventory} by now. Please check the number and type it again.`;
        toast({ title: 'Stock has changed', description, tone: 'danger' });
      } else {
        const description = waitOr(error, ADMIN_TEXTS.inventoryUpdateFailed);
        toast({ title: 'Error', description, tone: 'danger' });
      }
    } finally {
      setWaiting((others) => others.filter((other) => other !== wanted));
    }
  }

  return {
    stock: waiting.reduce(stockAfter, stored.data ?? inventory),
    isPending: waiting.length > 0,
    change,
  };
}
