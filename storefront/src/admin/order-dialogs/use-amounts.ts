import { useWatch } from 'react-hook-form';
import { orderAmounts } from '#domain/orders/order-amounts';
import type { OrderTotals } from '#domain/orders/pricing';
import { dollarsToCents } from '#domain/wire/money';
import type { FormBasis } from './use-form-basis';
import { useOrderForm } from './use-order-form';

/** What the order will cost once the form is saved as it is typed now, in cents. */
export function useAmounts({ order, catalogue }: FormBasis): OrderTotals {
  const { control } = useOrderForm();
  const [gloves, typedCharge] = useWatch({ control, name: ['items', 'shippingCharge'] });
  const shippingCharge = dollarsToCents(typedCharge) ?? order?.shippingCharge ?? 0;
  return orderAmounts({ order, gloves, services: catalogue.services, shippingCharge });
}
