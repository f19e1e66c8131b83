import { z } from 'zod';
import { TOO_MANY_LACES } from '../catalogue/lace-color-contract';
import { orderEvent } from '../orders/order-events';
import { documentId, timestamp, version } from '../wire/wire';

export const STOCK_CHANGES = ['delivery', 'count', 'correction'] as const;
export type StockChangeKind = (typeof STOCK_CHANGES)[number];

/** 'first' is a new color's stock. 'typed' is a number changed in a list or in the editor. */
const STOCK_KINDS = [...STOCK_CHANGES, 'first', 'typed'] as const;

export const STOCK_KIND_LABEL = {
  delivery: 'Delivery',
  count: 'Counted',
  correction: 'Corrected',
  first: 'First stock',
  typed: 'Changed',
} as const satisfies Record<(typeof STOCK_KINDS)[number], string>;

/** One stock movement of a lace color. It never changes (rule 3.10). */
export const stockMovement = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(STOCK_KINDS),
  /** How many laces were added (above 0) or removed. */
  by: z.int(),
  stock: z.int().min(0),
  reason: z.nullable(z.string()),
  actor: orderEvent.shape.actor,
});
export type StockMovement = z.infer<typeof stockMovement>;

export const stockMovementDetails = stockMovement.pick({ id: true, kind: true, reason: true });

export const stockMovements = z.array(stockMovement);

export const MOVEMENTS_SHOWN = 200;

const PIECES_MAX = 10_000;
const REASON_MAX = 200;

/** POST /api/lace-colors/{id}/movements. `pieces` is the number delivered, the count, or the correction. */
export const stockChange = z
  .object({
    kind: z.enum(STOCK_CHANGES),
    pieces: z.int('Enter a whole number').min(-PIECES_MAX, TOO_MANY_LACES).max(PIECES_MAX, TOO_MANY_LACES),
    reason: z
      .string()
      .trim()
      .max(REASON_MAX, `Keep this under ${REASON_MAX} characters`)
      .nullish()
      .transform((text) => text || null),
  })
  .superRefine(({ kind, pieces, reason }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (kind === 'delivery' && pieces < 1) refuse('pieces', 'Enter how many came in');
    if (kind === 'count' && pieces < 0) refuse('pieces', "Stock can't go below 0");
    if (kind === 'correction' && pieces === 0) refuse('pieces', 'Enter how many more or fewer');
    if (kind === 'correction' && !reason) refuse('reason', 'Say why');
  });
export type StockChangeInput = z.input<typeof stockChange>;
export type StockChange = z.output<typeof stockChange>;

/** The stock after a change. It's below 0 if more were removed than there were. */
export function stockAfterChange(inventory: number, { kind, pieces }: StockChange): number {
  return kind === 'count' ? pieces : inventory + pieces;
}

export const stockChanged = z.object({ id: documentId, inventory: z.int().min(0), version });

/** The stock at which to reorder a color. Null for never. */
export const reorderAt = z.nullable(z.int('Enter a whole number').min(0, 'Enter 0 or more').max(PIECES_MAX));

/** GET /api/admin/lace-stock: the details of lace stock that only the owner sees. */
export const laceStock = z.array(
  z.object({
    id: documentId,
    reorderAt: z.nullable(z.int()),
    usedThisMonth: z.int().min(0),
  }),
);
export type LaceStock = z.infer<typeof laceStock>[number];

/** Whether it's time to reorder a color, because its stock is at its mark or below. */
export function needsReorder(inventory: number, mark: number | null): boolean {
  return mark !== null && inventory <= mark;
}
