import { z } from 'zod';

/** GET /api/customer/check and GET /api/admin/check (rule 11.1). */
export const checkAnswer = z.object({ isAuthenticated: z.boolean() });
export type CheckAnswer = z.infer<typeof checkAnswer>;
