import { z } from 'zod';
import { documentId, version } from './wire';

export const createdAnswer = z.object({ id: documentId });
export type CreatedAnswer = z.infer<typeof createdAnswer>;

/** The answer of a change that its caller reads nothing of (rule 11.7). */
export const changedAnswer = z.object({ success: z.literal(true) });

/** The answer of a change that may be sent with `If-Match`: the version that the document has now, for the next one. */
export const versionAnswer = changedAnswer.extend({ version });

/** The header that a change is sent with to be made only while the document is of the version that its sender saw. */
export const IF_MATCH_HEADER = 'If-Match';

/** A version as the headers ETag and If-Match hold it. */
export const entityTag = (version: number) => `"${version}"`;

/** What is said of any other header. */
export const NOT_A_VERSION = 'If-Match must be the document\'s version, like "3", or *';

const TAG = /^(?:W\/)?"(\d{1,15})"$|^(\d{1,15})$/;

/** The version in an If-Match header, with or without quotes or a proxy's mark; null for `*`, which any version matches. */
export const ifMatch = z
  .string()
  .trim()
  .refine((text) => text === '*' || TAG.test(text), NOT_A_VERSION)
  .transform((text) => {
    const [, quoted, bare] = TAG.exec(text) ?? [];
    const version = quoted ?? bare;
    return version === undefined ? null : Number(version);
  });
