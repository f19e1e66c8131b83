import { z } from 'zod';
import { STOCK_CHANGES, type StockChangeInput, stockChange } from '#domain/stock/stock';

const WHOLE = /^[+-]?\d{1,6}$/;

/** Parses a whole number with any kind of minus sign. NaN for anything else. */
export function typedWhole(text: string): number {
  const typed = text.trim().replace(/^[−–]/, '-');
  return WHOLE.test(typed) ? Number(typed) : Number.NaN;
}

export const stockForm = z
  .object({
    kind: z.enum(STOCK_CHANGES),
    pieces: z.string().transform(typedWhole),
    reason: z.string(),
  })
  .transform((typed): StockChangeInput => typed)
  .pipe(stockChange);
export type StockForm = z.input<typeof stockForm>;
