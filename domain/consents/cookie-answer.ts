import { z } from 'zod';
import { timestamp } from '../wire/wire';

/** The cookie banner's answer. It stays in the browser until the visitor orders or logs in (rule 31.3). */
export const cookieAnswer = z.object({ given: z.boolean(), at: timestamp });
export type CookieAnswer = z.infer<typeof cookieAnswer>;
