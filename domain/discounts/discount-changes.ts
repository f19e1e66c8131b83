import { z } from 'zod';
import { endOfDay, startOfDay } from '../wire/day-bounds';
import { enteredCents, flagInput } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { DISCOUNT_TYPES } from './discount';
import { discountCode, discountValue } from './discount-contract';

const USES_MAX = 1_000_000;
const NO_USES = 'Enter a whole number from 1 to 1,000,000';

/** How many orders can use a code (rule 29.3). */
export const usesLimit = z.int(NO_USES).min(1, NO_USES).max(USES_MAX, NO_USES);

/** Whether a code can start or end then. Years after 9999 start with a plus sign, which lists can't read, and sort before 2000. */
export const isCodeMoment = (at: string) => at >= '2000';

/** A moment, or a day that stands for its start or end on the shop's clock (rule 29.1). */
const moment = (ofDay: (day: string) => string) =>
  z
    .union(
      [
        z.iso.date().transform(ofDay),
        z.iso.datetime({ offset: true }).transform((at) => new Date(at).toISOString()),
      ],
      MESSAGES.paidDay,
    )
    .refine(isCodeMoment, MESSAGES.paidDay);

export const ENDS_FIRST = "The last day can't be before the first";

const rules = z.object({
  startsAt: moment(startOfDay).nullable(),
  endsAt: moment(endOfDay).nullable(),
  maxUses: usesLimit.nullable(),
  maxUsesPerCustomer: usesLimit.nullable(),
  minSubtotal: z.nullable(enteredCents),
});

export const discountCreate = z
  .object({
    code: discountCode,
    type: z.enum(DISCOUNT_TYPES, MESSAGES.discountType),
    value: z.number(MESSAGES.valueRequired),
    active: z._default(flagInput, true),
    ...rules.partial().shape,
  })
  .superRefine(({ type, value }, context) => {
    const checked = discountValue(type).safeParse(value);
    for (const { message } of checked.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['value'], message });
    }
  });
export type DiscountCreate = z.output<typeof discountCreate>;
export const discountPatch = z
  .object({ active: flagInput, ...rules.shape })
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    path: ['active'],
    error: MESSAGES.fieldMissing,
  });
export type DiscountPatch = z.input<typeof discountPatch>;
