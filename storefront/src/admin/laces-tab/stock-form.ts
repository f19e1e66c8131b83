import { z } from 'zod';
import { STOCK_CHANGES, type StockChangeInput, stockChange } from '#domain/stock/stock';

const INTEGER = /^[+-]?\d{1,6}$/;

/** Parses a whole number with any kind of minus sign. NaN for anything else. */
export function typedInteger(text: string): number {
  const typed = text.trim().replace(/^[−–]/, '-');
  return INTEGER.test(typed) ? Number(typed) : Number.NaN;
}

export const stockForm = z
  .object({
    kind: z.enum(STOCK_CHANGES),
    pieces: z.string().transform(typedInteger),
    reason: z.string(),
  })
  .transform((typed): StockChangeInput => typed)
  .pipe(stockChange);
export type StockForm = z.input<typeof stockForm>;
