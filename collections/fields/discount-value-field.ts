import type { NumberField, NumberFieldSingleValidation } from 'payload';
import { z } from 'zod';
import { DISCOUNT_TYPES } from '#domain/discounts/discount';
import { discountValue } from '#domain/discounts/discount-contract';
import { validateWith } from './validate-with';

const siblings = z.object({ type: z.enum(DISCOUNT_TYPES).catch('percentage') });

const validValue: NumberFieldSingleValidation = (value, { siblingData }) =>
  validateWith(discountValue(siblings.parse(siblingData).type))(value);

/** Hundredths of a percent, or cents, by the type beside it (rule 4.1); the editor shows percent or dollars. */
export const discountValueField: NumberField = {
  name: 'value',
  type: 'number',
  required: true,
  validate: validValue,
  admin: {
    description: 'Percent off the services, or dollars off the order.',
    components: {
      Field: '/cms/components/discount-value-field#DiscountValueField',
      Cell: '/cms/components/discount-value-cell#DiscountValueCell',
    },
  },
};
