import { ValidationError } from 'payload';
import { endsFirst } from '#domain/discounts/discount';
import { ENDS_FIRST } from '#domain/discounts/discount-changes';
import type { Rule } from '#server/platform/database/rule';

/** Refuses a code that would end before it starts (rule 29.1). */
export const refuseEndFirst: Rule<'discounts'> = {
  name: 'refuse-end-first',
  of: ['startsAt', 'endsAt'],
  reads: ['startsAt', 'endsAt'],
  before: ({ stored, changes }) => {
    if (!endsFirst({ ...stored, ...changes })) return {};
    throw new ValidationError({ collection: 'discounts', errors: [{ path: 'endsAt', message: ENDS_FIRST }] });
  },
};
