import type { NumberField, NumberFieldSingleValidation } from 'payload';
import type { z } from 'zod';
import { enteredCents } from '#domain/wire/wire';
import { validateWith } from './validate-with';

interface MoneyField
  extends Pick<NumberField, 'name' | 'label' | 'required' | 'defaultValue' | 'access' | 'admin'> {
  /** The amounts to accept. By default, 0 or more. */
  amounts?: z.core.$ZodType;
}

/** An amount, which is integer cents in the database and dollars with two decimals in the editor (rule 1.2). */
export function moneyField({ required = false, amounts, admin, ...field }: MoneyField): NumberField {
  const validAmount = validateWith(amounts ?? enteredCents);
  const validate: NumberFieldSingleValidation = (value) => {
    if (value === null || value === undefined) return required ? 'Enter an amount' : true;
    return validAmount(value);
  };
  return {
    ...field,
    required,
    type: 'number',
    validate,
    admin: {
      ...admin,
      components: {
        Field: '/cms/components/amount-fields#MoneyField',
        Cell: '/cms/components/cells#MoneyCell',
      },
    },
  };
}
