import { z } from 'zod';
import { cents } from '../wire/wire';
import { ITEMS_MAX } from './order-contract';
import { readyBy } from './ready-by-contract';

const GLOVES = 'Name each glove by its service, or its service and lace color, like ID or ID:ID';
const id = z.uuid(GLOVES);

/** GET /api/estimate: the gloves of an order that hasn't been placed, separated by commas. */
export const estimateQuery = z.object({
  gloves: z
    .string(GLOVES)
    .transform((text) =>
      text.split(',').map((glove) => {
        const [serviceId, laceColorId = null] = glove.split(':');
        return { serviceId, laceColorId };
      }),
    )
    .pipe(z.array(z.object({ serviceId: id, laceColorId: z.nullable(id) })).max(ITEMS_MAX, GLOVES)),
});
export type EstimateQuery = z.output<typeof estimateQuery>;

/** When these gloves are ready if they get here by `hereBy` (rule 28.3). */
export const orderEstimate = z.object({
  hereBy: z.iso.date(),
  /** Null if the shop doesn't plan its bench. */
  estimate: z.nullable(readyBy),
  /** Null if the shop doesn't offer rush, or today's rush orders are all taken. */
  rush: z.nullable(z.object({ price: cents, estimate: readyBy })),
});
export type OrderEstimate = z.infer<typeof orderEstimate>;
