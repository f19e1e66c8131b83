import { z } from 'zod';
import { documentId, flagOutput, version } from '../wire/wire';
import { HEX_COLOR } from './hex-color';

/** GET /api/lace-colors: one color (rule 11.3). */
export const laceColorView = z.object({
  id: documentId,
  version,
  name: z.string(),
  inventory: z.int(),
  sortOrder: z.int(),
  active: flagOutput,
  imageUrl: z.string().nullable(),
  hexColor: z.string().regex(HEX_COLOR),
});
export type LaceColorView = z.infer<typeof laceColorView>;

/** GET /api/lace-colors: all colors, including inactive ones, by sortOrder (rule 3.3). */
export const laceColorList = z.array(laceColorView);

/** '#rrggbb', shown if the lace has no picture. */
export const hexColor = z.string('Enter a color like #b5763a').regex(HEX_COLOR, 'Enter a color like #b5763a');

const STOCK_MAX = 1_000_000;
export const TOO_MANY_LACES = "That's more than any shelf holds";

/** A stock that someone enters or that a delivery leads to (rule 3.4). */
export const laceInventory = z
  .int('Enter a whole number')
  .min(0, "Stock can't go below 0")
  .max(STOCK_MAX, TOO_MANY_LACES);
