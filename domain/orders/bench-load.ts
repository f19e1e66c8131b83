import { z } from 'zod';
import { documentId, version } from '../wire/wire';
import { readyBy } from './ready-by-contract';

/** How many days of load the owner sees: six weeks. */
export const LOAD_DAYS = 42;

/** GET /api/admin/bench-load: what the bench has to do, day by day (rule 28.9). */
export const benchLoad = z.object({
  /** 0 if the shop doesn't plan its bench. */
  glovesPerDay: z.int().min(0),
  /** From today on. Closed days take no gloves. */
  days: z.array(z.object({ day: z.iso.date(), isOpen: z.boolean() })),
  /** Ordered gloves that haven't arrived yet. */
  awaited: z.int().min(0),
  /** The orders whose gloves are here, rush first. */
  orders: z.array(
    z.object({
      id: documentId,
      version,
      customerName: z.string(),
      gloves: z.int().min(1),
      isRush: z.boolean(),
      readyBy: z.nullable(readyBy),
    }),
  ),
});
export type BenchLoad = z.infer<typeof benchLoad>;
