import { z } from 'zod';
import { requiredLine } from '../customers/person';
import { documentId, flagInput, flagOutput, timestamp, version } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { DISCOUNT_CODE_MIN, DISCOUNT_TYPES, type DiscountType, FULL_PERCENTAGE } from './discount';

export const discountVerifyRequest = z.object({ code: requiredLine(1, MESSAGES.enterDiscountCode) });

/** An unknown or inactive code answers 200 with `valid: false` (rule 4.3). */
export const discountVerifyAnswer = z.object({
  valid: z.boolean(),
  discount: z.object({ type: z.enum(DISCOUNT_TYPES), value: z.int().min(0) }).optional(),
});

export const discountView = z.object({
  id: documentId,
  version,
  code: z.string(),
  type: z.string(),
  value: z.int().min(0),
  active: flagOutput,
  createdAt: timestamp,
});
export type DiscountView = z.infer<typeof discountView>;

export const discountCode = requiredLine(DISCOUNT_CODE_MIN, 'Code must be at least 3 characters').regex(
  /^[\w-]+$/,
  'Use letters, digits, - and _ only',
);

/** The rule for a discount's value: hundredths of a percent up to 100%, or cents (rule 4.1). */
export function discountValue(type: DiscountType): z.ZodType<number> {
  const wholeNumber = z.int('Enter a whole number').min(0, 'Enter 0 or more');
  return type === 'percentage'
    ? wholeNumber.max(FULL_PERCENTAGE, "A percentage can't be more than 100%")
    : wholeNumber;
}

const USES_MAX = 1_000_000;
const NO_USES = 'Enter a whole number from 1 to 1,000,000';

/** How many orders can use a code (rule 29.3). */
export const usesLimit = z.int(NO_USES).min(1, NO_USES).max(USES_MAX, NO_USES);

export const discountCreate = z
  .object({
    code: discountCode,
    type: z.enum(DISCOUNT_TYPES, MESSAGES.discountType),
    value: z.number(MESSAGES.valueRequired),
    active: z._default(flagInput, true),
  })
  .superRefine(({ type, value }, context) => {
    const checked = discountValue(type).safeParse(value);
    for (const { message } of checked.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['value'], message });
    }
  });
export type DiscountCreate = z.output<typeof discountCreate>;
export const discountPatch = z.object({ active: flagInput });
