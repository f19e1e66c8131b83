import { z } from 'zod';
import { documentId, version } from '../wire/wire';
import { readyBy } from './ready-by-contract';

export const LOAD_DAYS = 42;

/** GET /api/admin/bench-load: what the bench has to do, day by day (rule 28.9). */
export const benchLoad = z.object({
  /** 0 if the shop doesn't plan its bench. */
  glovesPerDay: z.int().min(0),
  days: z.array(z.object({ day: z.iso.date(), isOpen: z.boolean() })),
  awaited: z.int().min(0),
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
