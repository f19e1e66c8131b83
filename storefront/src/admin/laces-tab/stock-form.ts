import { z } from 'zod';
import { STOCK_CHANGES, type StockChangeInput, stockChange } from '#domain/stock/stock';

/** A whole number as it is typed, with any kind of minus. */
const WHOLE = /^[+-]?\d{1,6}$/;

/** The number that a person typed; NaN for anything else. */
export function typedWhole(text: string): number {
  const typed = text.trim().replace(/^[−–]/, '-');
  return WHOLE.test(typed) ? Number(typed) : Number.NaN;
}

/** The form for a movement of a stock; it makes what the call takes. */
export const stockForm = z
  .object({
    kind: z.enum(STOCK_CHANGES),
    pieces: z.string().transform(typedWhole),
    reason: z.string(),
  })
  .transform((typed): StockChangeInput => typed)
  .pipe(stockChange);
export type StockForm = z.input<typeof stockForm>;
