import { z } from 'zod';
import { person } from '../people/people';

/** GET /api/customer/check and GET /api/admin/check, which adds `person` (rule 11.1). */
export const checkAnswer = z.object({ isAuthenticated: z.boolean(), person: person.optional() });
export type CheckAnswer = z.infer<typeof checkAnswer>;
