import * as z from 'zod/mini';

/** GET /api/texts/:name: a text of the owner's, as `domain/pages/owner-text` reads it. */
export const ownerTextAnswer = z.object({ text: z.string() });
