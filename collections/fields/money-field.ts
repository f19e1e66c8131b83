import type { NumberField, NumberFieldSingleValidation } from 'payload';
import { cents } from '#domain/wire/wire';
import { validateWith } from './validate-with';

interface MoneyField {
  name: string;
  label?: string;
  required?: boolean;
  defaultValue?: number;
  access?: NumberField['access'];
  admin?: NumberField['admin'];
}

const validAmount = validateWith(cents);

/** Integer cents in the database, dollars with two decimals in the editor (rule 1.2). */
export function moneyField({
  name,
  label,
  required = false,
  defaultValue,
  access,
  admin,
}: MoneyField): NumberField {
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
