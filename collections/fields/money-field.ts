import type { NumberField, NumberFieldSingleValidation } from 'payload';
import type { workAmount } from '#domain/orders/extra-work-contract';
import { cents } from '#domain/wire/wire';
import { validateWith } from './validate-with';

interface MoneyField {
  name: string;
  label?: string;
  required?: boolean;
  /** Which amounts it takes; all of at least 0 unless told otherwise. */
  amounts?: typeof workAmount;
  defaultValue?: number;
  access?: NumberField['access'];
  admin?: NumberField['admin'];
}

/** Integer cents in the database, dollars with two decimals in the editor (rule 1.2). */
export function moneyField({
  name,
  label,
  required = false,
  amounts,
  defaultValue,
  access,
  admin,
}: MoneyField): NumberField {
  const validAmount = validateWith(amounts ?? cents);
  const validate: NumberFieldSingleValidation = (value) => {
    if (value === null || value === undefined) return required ? 'Please enter an amount' : true;
    return validAmount(value);
  };
  return {
    name,
    label,
    required,
    defaultValue,
    access,
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
