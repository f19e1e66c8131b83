import { z } from 'zod';

/** GET /api/customer/check and GET /api/admin/check (spec 3). */
export const checkAnswer = z.object({ isAuthenticated: z.boolean() });
export type CheckAnswer = z.infer<typeof checkAnswer>;
