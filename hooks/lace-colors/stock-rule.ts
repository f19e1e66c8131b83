import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type StockMovement, stockMovementDetails } from '#domain/stock/stock';
import { storedMovements } from '#server/catalogue/change-stock';
import type { Rule } from '#server/platform/database/rule';

/** The `stockLog` of a write, which has one movement or none. */
const stockLog = z.array(stockMovementDetails).max(1);

/** Writes a stock together with its movement (rule 3.10). The details are in `stockLog`. Without it, someone typed the number. */
export const recordStock: Rule<'lace-colors'> = {
  name: 'record-stock',
  of: ['inventory', 'stockLog'],
  reads: ['version'],
  before: ({ stored, changes, by }) => {
    const log = stored ? storedMovements(stored) : [];
    const before = stored?.inventory ?? 0;
    const stock = changes.inventory ?? before;
    const [why] = stockLog.parse(changes.stockLog ?? []);
    if (stock === before && !why) return changes.stockLog === undefined ? {} : { stockLog: log };
    const movement: StockMovement = {
      id: randomUUID(),
      kind: stored ? 'typed' : 'first',
      reason: null,
      ...why,
      at: new Date().toISOString(),
      by: stock - before,
      stock,
      // A write without a user is the shop's own, like the demo content's.
      actor: by.role === 'customer' ? { role: 'shop' } : by,
    };
    return { stockLog: [...log, movement] };
  },
};
