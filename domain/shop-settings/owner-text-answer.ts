import * as z from 'zod/mini';

/** GET /api/texts/:name: a text for `domain/pages/owner-text` to parse. */
export const ownerTextAnswer = z.object({ text: z.string() });
