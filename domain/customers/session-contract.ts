import { z } from 'zod';
import { person } from '../people/person-contract';

/** GET /api/customer/check and GET /api/admin/check, which adds `person` (rule 11.1), `hasLabels` if the shop buys labels, and `hasTexts` if it sends texts. */
export const checkAnswer = z.object({
  isAuthenticated: z.boolean(),
  person: person.optional(),
  hasLabels: z.literal(true).optional(),
  hasTexts: z.literal(true).optional(),
});
export type CheckAnswer = z.infer<typeof checkAnswer>;
