import { z } from 'zod';
import { dollarsToCents } from '../wire/money';
import { cents } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { DISCOUNT_TYPES, FULL_PERCENTAGE, normalizeDiscountCode } from './discount';
import { discountCode } from './discount-contract';

const PER_PERCENT = FULL_PERCENTAGE / 100;

const percentage = z.coerce
  .number(MESSAGES.wholePercentage)
  .int(MESSAGES.wholePercentage)
  .min(1, MESSAGES.wholePercentage)
  .max(100, MESSAGES.wholePercentage)
  .transform((percent) => percent * PER_PERCENT);

const amount = z
  .string()
  .transform(dollarsToCents)
  .pipe(cents.check(z.gte(1, MESSAGES.amountAboveZero)));

const typed = z.object({
  code: z.string().transform(normalizeDiscountCode).pipe(discountCode),
  type: z.enum(DISCOUNT_TYPES),
  value: z.string().trim().min(1, MESSAGES.valueRequired),
  active: z.boolean(),
});
export type DiscountForm = z.input<typeof typed>;

export const EMPTY_DISCOUNT: DiscountForm = { code: '', type: 'percentage', value: '', active: true };

/** The discount dialog (rule 4.1). It sends hundredths of a percent, or cents. */
export const discountForm = typed.transform((discount, context) => {
  const value = (discount.type === 'percentage' ? percentage : amount).safeParse(discount.value);
  if (value.success) return { ...discount, value: value.data };
  const message = value.error.issues[0]?.message ?? MESSAGES.valueRequired;
  context.addIssue({ code: 'custom', path: ['value'], message });
  return z.NEVER;
});
