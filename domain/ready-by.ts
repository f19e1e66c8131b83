/** Standard turnaround in days (spec 9). */
export const TURNAROUND_DAYS = 14;

/** Days that a lace colour out of stock adds (spec 9). */
export const RESTOCK_DAYS = { min: 7, max: 10 } as const;

/** Below this stock a lace colour counts as out of stock (spec 9). */
export const LACE_STOCK_MIN = 3;

/** Whether a lace colour must be reordered first (spec 9). */
export function isLaceOutOfStock(inventory: number): boolean {
  return inventory < LACE_STOCK_MIN;
}

export interface ReadyEstimate {
  minDays: number;
  maxDays: number;
}

/** Days until a glove is ready, counted from its arrival; a colour out of stock adds 7 to 10 days once (decisions). */
export function readyEstimate(chosenLaceInventories: number[]): ReadyEstimate {
  if (!chosenLaceInventories.some(isLaceOutOfStock)) {
    return { minDays: TURNAROUND_DAYS, maxDays: TURNAROUND_DAYS };
  }
  return { minDays: TURNAROUND_DAYS + RESTOCK_DAYS.min, maxDays: TURNAROUND_DAYS + RESTOCK_DAYS.max };
}

/** "14 days" or "21 to 24 days". */
export function formatReadyEstimate({ minDays, maxDays }: ReadyEstimate): string {
  return minDays === maxDays ? `${minDays} days` : `${minDays} to ${maxDays} days`;
}
