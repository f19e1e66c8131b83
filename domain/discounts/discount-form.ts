import { z } from 'zod';
import { centsToDecimal, dollarsToCents } from '../wire/money';
import { enteredCents } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { DISCOUNT_TYPES, FULL_PERCENTAGE, normalizeDiscountCode } from './discount';
import { ENDS_FIRST, usesLimit } from './discount-changes';
import { type DiscountView, discountCode } from './discount-contract';

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
  .pipe(enteredCents.check(z.gte(1, MESSAGES.amountAboveZero)));

const day = z.string().transform((typed) => typed || null);
const limit = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? null : Number(typed)))
  .pipe(usesLimit.nullable());
const minimum = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? null : (dollarsToCents(typed) ?? Number.NaN)))
  .pipe(z.nullable(enteredCents));

const typedRules = z.object({
  startsAt: day,
  endsAt: day,
  maxUses: limit,
  maxUsesPerCustomer: limit,
  minSubtotal: minimum,
});
type TypedRules = z.output<typeof typedRules>;
export type DiscountRulesForm = z.input<typeof typedRules>;

const isInOrder = ({ startsAt, endsAt }: TypedRules) => !(startsAt && endsAt && endsAt < startsAt);
const endsFirst = { path: ['endsAt'], error: ENDS_FIRST };

/** The form for a code's dates, limits, and minimum (rules 29.1 to 29.3). An empty field means no limit. */
export const discountRulesForm = typedRules.refine(isInOrder, endsFirst);

/** A code's dates, limits, and minimum as form values. */
export function rulesTyped(discount: DiscountView): DiscountRulesForm {
  const { startDay, endDay, maxUses, maxUsesPerCustomer, minSubtotal } = discount;
  return {
    startsAt: startDay ?? '',
    endsAt: endDay ?? '',
    maxUses: String(maxUses ?? ''),
    maxUsesPerCustomer: String(maxUsesPerCustomer ?? ''),
    minSubtotal: minSubtotal === null ? '' : centsToDecimal(minSubtotal),
  };
}

const typed = z.object({
  code: z.string().transform(normalizeDiscountCode).pipe(discountCode),
  type: z.enum(DISCOUNT_TYPES),
  value: z.string().trim().min(1, MESSAGES.valueRequired),
  active: z.boolean(),
  ...typedRules.shape,
});
export type DiscountForm = z.input<typeof typed>;

export const EMPTY_DISCOUNT: DiscountForm = {
  code: '',
  type: 'percentage',
  value: '',
  active: true,
  startsAt: '',
  endsAt: '',
  maxUses: '',
  maxUsesPerCustomer: '',
  minSubtotal: '',
};

/** The discount dialog (rule 4.1). It sends hundredths of a percent, or cents, and only the rules that are set. */
export const discountForm = typed.refine(isInOrder, endsFirst).transform((discount, context) => {
  const { code, type, active, ...rules } = discount;
  const value = (type === 'percentage' ? percentage : amount).safeParse(discount.value);
  if (value.success) return { ...setOnly(rules), code, type, active, value: value.data };
  const message = value.error.issues[0]?.message ?? MESSAGES.valueRequired;
  context.addIssue({ code: 'custom', path: ['value'], message });
  return z.NEVER;
});

/** Leaves out the fields that are empty. */
function setOnly({ startsAt, endsAt, maxUses, maxUsesPerCustomer, minSubtotal }: TypedRules) {
  return {
    ...(startsAt && { startsAt }),
    ...(endsAt && { endsAt }),
    ...(maxUses && { maxUses }),
    ...(maxUsesPerCustomer && { maxUsesPerCustomer }),
    ...(minSubtotal && { minSubtotal }),
  };
}
