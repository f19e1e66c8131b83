import { z } from 'zod';
import { documentId, version } from './wire';

/** The answer of a call that made a document. */
export const createdAnswer = z.object({ id: documentId });
export type CreatedAnswer = z.infer<typeof createdAnswer>;

/** The answer of a change that its caller reads nothing of (rule 11.7). */
export const changedAnswer = z.object({ success: z.literal(true) });

/** The answer of a change that may be sent with `If-Match`: the version that the document has now, for the next one. */
export const versionAnswer = changedAnswer.extend({ version });
