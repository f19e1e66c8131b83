import { z } from 'zod';
import { person } from '../people/people';

/** GET /api/customer/check and, with the person of the shop who is signed in, GET /api/admin/check (rule 11.1). */
export const checkAnswer = z.object({ isAuthenticated: z.boolean(), person: person.optional() });
export type CheckAnswer = z.infer<typeof checkAnswer>;
