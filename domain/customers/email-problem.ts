import { z } from 'zod';
import { timestamp } from '../wire/wire';

/** Why email isn't reaching an address. */
export const emailProblem = z.object({ reason: z.string(), at: timestamp });
export type EmailProblem = z.infer<typeof emailProblem>;
