import * as z from 'zod/mini';
import { cents, documentId, flagOutput, version } from '../wire/wire';

/** A service as GET /api/services answers it (rule 11.3). */
export const serviceView = z.object({
  id: documentId,
  version,
  name: z.string(),
  description: z.string(),
  price: cents,
  /** As the document holds it, known or not. */
  category: z.string(),
  active: flagOutput,
  sortOrder: z.int(),
  picture: z.optional(z.string()),
  included: z.optional(z.array(z.string())),
  /** Days it takes, if different from the shop's turnaround. */
  days: z.optional(z.int()),
});
export type ServiceView = z.infer<typeof serviceView>;

/** GET /api/services: all services, inactive ones included, by sortOrder (rule 3.3). */
export const serviceList = z.array(serviceView);
