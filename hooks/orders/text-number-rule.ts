import type { Rule } from '#server/platform/database/rule';
import { phoneNumberOf } from '#server/texts/phone-number';

/** The customer agreed to texts to one number. If the phone number changes, they have to agree again (rule 34.2). */
export const dropTextNumber: Rule<'orders'> = {
  name: 'drop-text-number',
  of: ['customerPhone'],
  reads: ['textNumber'],
  before: ({ stored, changes }) =>
    stored?.textNumber && phoneNumberOf(changes.customerPhone ?? '') !== stored.textNumber
      ? { textNumber: null }
      : {},
};
