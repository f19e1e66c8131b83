import type { NumberField, NumberFieldSingleValidation } from 'payload';
import type { workAmount } from '#domain/orders/extra-work-contract';
import { cents } from '#domain/wire/wire';
import { validateWith } from './validate-with';

interface MoneyField
  extends Pick<NumberField, 'name' | 'label' | 'required' | 'defaultValue' | 'access' | 'admin'> {
  /** Which amounts it takes; all of at least 0 unless told otherwise. */
  amounts?: typeof workAmount;
}

/** Integer cents in the database, dollars with two decimals in the editor (rule 1.2). */
export function moneyField({ required = false, amounts, admin, ...field }: MoneyField): NumberField {
  const validAmount = validateWith(amounts ?? cents);
  const validate: NumberFieldSingleValidation = (value) => {
    if (value === null || value === undefined) return required ? 'Please enter an amount' : true;
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
