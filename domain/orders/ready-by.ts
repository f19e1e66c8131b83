import { formatDays } from '../words/shop-words';

export const TURNAROUND_DAYS = 14;

/** Days added for a lace color that's out of stock (rule 5.3). */
export const RESTOCK_DAYS = { min: 7, max: 10 } as const;

/** Below this stock a lace color counts as out of stock (rule 3.4). */
export const LACE_STOCK_MIN = 3;

/** Whether a lace color must be reordered first (rule 3.4). */
export function isLaceOutOfStock(inventory: number): boolean {
  return inventory < LACE_STOCK_MIN;
}

export interface ReadyEstimate {
  minDays: number;
  maxDays: number;
}

interface ReadyQuestion {
  turnaroundDays: number;
  /** Each glove's service turnaround, if it has its own. */
  serviceDays: readonly (number | null | undefined)[];
  inventories: number[];
}

/** Days from the gloves' arrival until they're ready. Out-of-stock colors add 7 to 10 days once (rule 5.3). */
export function readyEstimate({ turnaroundDays, serviceDays, inventories }: ReadyQuestion): ReadyEstimate {
  const days = serviceDays.map((own) => own ?? turnaroundDays);
  const longest = days.length > 0 ? Math.max(...days) : turnaroundDays;
  if (!inventories.some(isLaceOutOfStock)) return { minDays: longest, maxDays: longest };
  return { minDays: longest + RESTOCK_DAYS.min, maxDays: longest + RESTOCK_DAYS.max };
}

/** "14 days" or "21 to 24 days". */
export function formatReadyEstimate({ minDays, maxDays }: ReadyEstimate): string {
  return minDays === maxDays ? formatDays(minDays) : `${minDays} to ${formatDays(maxDays)}`;
}
