import { z } from 'zod';
import { documentId } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';

const ORDERED_MAX = 500;

export const POSITION_MAX = 1_000_000;

/** A position that someone enters. Far below the largest exact number, so there's room after each. */
export const position = z
  .int('Enter a whole number')
  .max(POSITION_MAX, 'Enter a whole number up to 1,000,000');

/** The position after the last one. An entry in the same place as others comes after the older ones. */
export const placeAfter = (last: number) => Math.min(last + 1, POSITION_MAX);

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
