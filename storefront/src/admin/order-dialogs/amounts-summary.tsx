import { useWatch } from 'react-hook-form';
import { OrderSums } from './order-sums';
import { useAmounts } from './use-amounts';
import type { FormBasis } from './use-form-basis';
import { useOrderForm } from './use-order-form';

/** What the order will cost once it is saved. */
export function AmountsSummary(basis: FormBasis) {
  const { control } = useOrderForm();
  const discountCode = useWatch({ control, name: 'discountCode' })?.trim();
  return <OrderSums order={{ ...useAmounts(basis), discountCode }} />;
}
