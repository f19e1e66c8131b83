import * as z from 'zod/mini';
import { cents, documentId, flagOutput, version } from '../wire/wire';

/** GET /api/services: one service (rule 11.3). */
export const serviceView = z.object({
  id: documentId,
  version,
  name: z.string(),
  description: z.string(),
  price: cents,
  category: z.string(),
  active: flagOutput,
  sortOrder: z.int(),
  picture: z.optional(z.string()),
  included: z.optional(z.array(z.string())),
  days: z.optional(z.int()),
  /** When a glove ordered now would be ready, with the current bench. Null if the shop doesn't plan its bench (rule 28.3). */
  estimate: z.optional(z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() }))),
  /** The estimate in words, so pages don't load code for dates. */
  readyAround: z.optional(z.string()),
});
export type ServiceView = z.infer<typeof serviceView>;

/** GET /api/services: all services, including inactive ones, by sortOrder (rule 3.3). */
export const serviceList = z.array(serviceView);
