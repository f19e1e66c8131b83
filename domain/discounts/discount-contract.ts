import { z } from 'zod';
import { requiredLine } from '../customers/person';
import { AMOUNT_MAX, AMOUNT_TOO_LARGE, documentId, flagOutput, storedMoment, version } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { DISCOUNT_CODE_MIN, DISCOUNT_TYPES, type DiscountType, FULL_PERCENTAGE } from './discount';

export const discountVerifyRequest = z.object({ code: requiredLine(1, MESSAGES.enterDiscountCode) });

/** A code that can't be used now answers 200 with `valid: false` (rules 4.3, 29.5). */
export const discountVerifyAnswer = z.object({
  valid: z.boolean(),
  discount: z
    .object({
      type: z.enum(DISCOUNT_TYPES),
      value: z.int().min(0),
      /** In cents. Missing if the code has no minimum. */
      minSubtotal: z.int().min(0).optional(),
    })
    .optional(),
  /** The signed-in customer's own unpaid order, if it holds the code's last use (rule 29.5). */
  unpaidOrder: z.optional(documentId),
});

export const discountView = z.object({
  id: documentId,
  version,
  code: z.string(),
  type: z.string(),
  value: z.int().min(0),
  active: flagOutput,
  createdAt: storedMoment,
  startsAt: z.nullable(storedMoment),
  endsAt: z.nullable(storedMoment),
  /** The first and last day, 'YYYY-MM-DD' on the shop's clock. */
  startDay: z.nullable(z.string()),
  endDay: z.nullable(z.string()),
  maxUses: z.nullable(z.int()),
  maxUsesPerCustomer: z.nullable(z.int()),
  /** In cents. */
  minSubtotal: z.nullable(z.int()),
  /** How many orders use the code. Canceled orders don't count. */
  uses: z.int().min(0),
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
    : wholeNumber.max(AMOUNT_MAX, AMOUNT_TOO_LARGE);
}
