import { z } from 'zod';
import { documentId, version } from './wire';

export const createdAnswer = z.object({ id: documentId });
export type CreatedAnswer = z.infer<typeof createdAnswer>;

/** The answer to a change without content (rule 11.7). */
export const changedAnswer = z.object({ success: z.literal(true) });

export const versionAnswer = changedAnswer.extend({ version });

export const NOT_A_VERSION = 'If-Match must be the document\'s version, like "3", or *';

const TAG = /^(?:W\/)?"(\d{1,15})"$|^(\d{1,15})$/;

/** Parses an If-Match header, with or without quotes or a proxy's weak mark. Null for `*`, which any version matches. */
export const ifMatch = z
  .string()
  .trim()
  .refine((text) => text === '*' || TAG.test(text), NOT_A_VERSION)
  .transform((text) => {
    const [, quoted, bare] = TAG.exec(text) ?? [];
    const version = quoted ?? bare;
    return version === undefined ? null : Number(version);
  });
