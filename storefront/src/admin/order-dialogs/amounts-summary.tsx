import { useWatch } from 'react-hook-form';
import { dollarsToCents, formatDollars } from '#domain/money';
import { Alert } from '../../ui/alert';
import { orderAmounts } from './order-amounts';
import { OrderSums } from './order-sums';
import type { FormBasis } from './use-form-basis';
import { useOrderForm } from './use-order-form';

/** What the order will cost once it is saved, and what it costs now where that is something else. */
export function AmountsSummary({ order, catalogue }: FormBasis) {
  const { control } = useOrderForm();
  const [gloves, typedCharge, discountCode] = useWatch({
    control,
    name: ['items', 'shippingCharge', 'discountCode'],
  });
  const shippingCharge = dollarsToCents(typedCharge) ?? order?.shippingCharge ?? 0;
  const amounts = orderAmounts({ order, gloves, services: catalogue.services, shippingCharge });
  return (
    <>
      {order && amounts.total !== order.total && (
        <Alert tone="warning" title="The total changes">
          It was {formatDollars(order.total)} and becomes {formatDollars(amounts.total)} when you save.
        </Alert>
      )}
      <OrderSums order={{ ...amounts, discountCode: discountCode?.trim() }} />
    </>
  );
}
