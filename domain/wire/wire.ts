import * as z from 'zod/mini';

// Everything the home page loads uses zod/mini, because full zod would add 20 kB.

/** `active` and `mailingListOptIn` are 1 or 0 on the wire; input also accepts booleans (rule 11.4). */
export const flagInput = z.pipe(
  z.union([z.boolean(), z.literal(0), z.literal(1)]),
  z.transform((flag) => flag === true || flag === 1),
);

export const flagOutput = z.union([z.literal(0), z.literal(1)]);
type Flag = z.infer<typeof flagOutput>;

/** A stored boolean as 1 or 0. */
export function toFlag(value: boolean | null | undefined): Flag {
  return value ? 1 : 0;
}

export const cents = z
  .int('Enter an amount in dollars and whole cents')
  .check(z.minimum(0, 'Enter an amount of 0 or more'));

/** Sums of amounts stay exact only below 90 trillion dollars, so one amount has to stay far below. */
export const AMOUNT_MAX = 9_999_999_999;
export const AMOUNT_TOO_LARGE = 'Enter an amount under $100,000,000';

/** An amount that someone enters (rule 1.2). */
export const enteredCents = cents.check(z.maximum(AMOUNT_MAX, AMOUNT_TOO_LARGE));

export const documentId = z.uuid();

/** How often a document was written, for `If-Match`. */
export const version = z.int().check(z.minimum(0));

export const timestamp = z.iso.datetime();

/** A stored moment in any year, because a list never fails because of one document. The editor once took years after 9999. */
export const storedMoment = z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at))));

/** Every error response (rule 11.2). `code` can be any text, because an old page doesn't know the newest codes. */
export const errorAnswer = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
