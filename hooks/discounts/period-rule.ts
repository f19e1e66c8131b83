import { ValidationError } from 'payload';
import { endsFirst } from '#domain/discounts/discount';
import { ENDS_FIRST, isCodeMoment } from '#domain/discounts/discount-changes';
import { MESSAGES } from '#domain/words/shop-texts';
import type { Rule } from '#server/platform/database/rule';

const MOMENTS = ['startsAt', 'endsAt'] as const;

/** Refuses a code that would end before it starts, or in a year that can't be meant (rule 29.1). */
export const refuseBadPeriod: Rule<'discounts'> = {
  name: 'refuse-bad-period',
  of: MOMENTS,
  reads: MOMENTS,
  before: ({ stored, changes }) => {
    for (const path of MOMENTS) {
      const at = changes[path];
      if (at && !isCodeMoment(new Date(at).toISOString())) throw refusal(path, MESSAGES.paidDay);
    }
    if (endsFirst({ ...stored, ...changes })) throw refusal('endsAt', ENDS_FIRST);
    return {};
  },
};

function refusal(path: (typeof MOMENTS)[number], message: string): ValidationError {
  return new ValidationError({ collection: 'discounts', errors: [{ path, message }] });
}
