import { z } from 'zod';
import { documentId } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';

const ORDERED_MAX = 500;

export const position = z.int('Enter a whole number');

const ordered = z.object({ id: documentId, sortOrder: position });
export type Ordered = z.output<typeof ordered>;

/** Returns new positions for any number of entries, without duplicates. */
export const orderedList = z
  .array(ordered)
  .max(ORDERED_MAX)
  .superRefine((entries, context) => {
    const seen = new Set<string>();
    entries.forEach(({ id }, index) => {
      if (seen.has(id))
        context.addIssue({ code: 'custom', path: [index, 'id'], message: MESSAGES.namedTwice });
      seen.add(id);
    });
  });
