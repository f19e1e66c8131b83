import { z } from 'zod';
import { timestamp } from '../wire/wire';
import { TEXT_KINDS, TEXT_STATES } from './text';

/** GET /api/orders/:id/texts: the texts about an order, newest first. */
export const orderTexts = z.object({
  /** The number they go to, in E.164. Null without the customer's consent. */
  number: z.nullable(z.string()),
  stoppedAt: z.nullable(timestamp),
  problem: z.nullable(z.string()),
  texts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(TEXT_KINDS),
      state: z.enum(TEXT_STATES),
      at: timestamp,
      problem: z.nullable(z.string()),
      /** In millionths of a dollar. Null until it's known. */
      cost: z.nullable(z.int()),
    }),
  ),
});
export type OrderTexts = z.infer<typeof orderTexts>;
