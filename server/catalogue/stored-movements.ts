import { type StockMovement, stockMovements } from '#domain/stock/stock';
import type { LaceColor } from '../../payload-types';

/** The movements that stand in a color's own row, oldest first; none from the time before they were written down. */
export function storedMovements({ stockLog }: Pick<LaceColor, 'stockLog'>): StockMovement[] {
  return stockMovements.parse(stockLog ?? []);
}
