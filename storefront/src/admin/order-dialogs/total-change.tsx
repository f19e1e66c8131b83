import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import { useAmounts } from './use-amounts';
import type { FormBasis } from './use-form-basis';
import { useOrderForm } from './use-order-form';

const Root = styled.p`
  flex: 1 1 220px;
  align-self: center;
  font-weight: 600;
  &:empty {
    flex-basis: 0;
  }
`;

/** Says beside the button that saves it, however far away the change was made, that a stored order's total changes. */
export function TotalChange({ order, catalogue }: FormBasis) {
  const { total } = useAmounts({ order, catalogue });
  const { isDirty } = useOrderForm().formState;
  const isChanged = isDirty && order !== null && total !== order.total;
  return (
    <Root role="status">
      {isChanged && `The total was ${formatDollars(order.total)} and becomes ${formatDollars(total)}.`}
    </Root>
  );
}
