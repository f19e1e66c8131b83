import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { orderAmounts } from '#domain/orders/order-amounts';
import type { OrderTotals } from '#domain/orders/pricing';
import { dollarsToCents, formatDollars } from '#domain/wire/money';
import { OrderSums } from './order-sums';
import { type FormBasis, useOrderForm } from './use-form-basis';

/** What the order will cost once the form is saved as it is typed now, in cents. */
function useAmounts({ order, catalogue }: FormBasis): OrderTotals {
  const { control } = useOrderForm();
  const [gloves, typedCharge] = useWatch({ control, name: ['items', 'shippingCharge'] });
  const shippingCharge = dollarsToCents(typedCharge) ?? order?.shippingCharge ?? 0;
  return orderAmounts({ order, gloves, services: catalogue.services, shippingCharge });
}

/** What the order will cost once it is saved. */
export function AmountsSummary(basis: FormBasis) {
  const { control } = useOrderForm();
  const discountCode = useWatch({ control, name: 'discountCode' })?.trim();
  return <OrderSums order={{ ...useAmounts(basis), discountCode }} />;
}

const Root = styled.p`
  flex: 1 1 220px;
  align-self: center;
  font-weight: 600;
  &:empty {
    flex-basis: 0;
  }
`;

/** Says beside the button what a new order costs, or, however far away the change was made, that a stored order's total changes. */
export function TotalBeside({ order, catalogue }: FormBasis) {
  const { total } = useAmounts({ order, catalogue });
  const { isDirty } = useOrderForm().formState;
  const isChanged = isDirty && order !== null && total !== order.total;
  return (
    <Root role="status">
      {order === null && `Total ${formatDollars(total)}`}
      {isChanged && `The total was ${formatDollars(order.total)} and becomes ${formatDollars(total)}.`}
    </Root>
  );
}
