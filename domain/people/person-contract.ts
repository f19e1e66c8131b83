import { z } from 'zod';
import { ROLES } from './people';

export const person = z.object({ name: z.string(), role: z.enum(ROLES) });
export type Person = z.infer<typeof person>;
