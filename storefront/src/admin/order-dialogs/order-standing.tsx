import styled from 'styled-components';
import { EXTRA_WORK_STATUS_LABEL } from '#domain/orders/extra-work-words';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { useSeesMoney } from '../../api/person';
import { Badge } from '../../ui/badge';
import { visuallyHidden } from '../../ui/visually-hidden';
import { DueLine } from '../parts/due-line';
import { PaymentBadge, StatusBadge } from '../parts/order-badges';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 10px;
  align-items: center;
  margin: 4px 0 0;
  dt {
    ${visuallyHidden}
  }
  dd {
    margin: 0;
  }
`;

const Total = styled.dd`
  && {
    margin-left: auto;
  }
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

/** How an order stands, in a line: its status, payment and day, what it waits for, and its price. */
export function OrderStanding({ order }: { order: OrderView }) {
  const seesMoney = useSeesMoney();
  const { status, paymentStatus, amountDue, extraWorkSince, total, extraTotal } = order;
  return (
    <Root aria-label="How it stands">
      <dt>Status</dt>
      <dd>
        <StatusBadge status={status} />
      </dd>
      {seesMoney && (
        <>
          <dt>Payment</dt>
          <dd>
            <PaymentBadge status={paymentStatus} />
          </dd>
        </>
      )}
      {extraWorkSince && (
        <>
          <dt>Waits for</dt>
          <dd>
            <Badge variant="secondary">{EXTRA_WORK_STATUS_LABEL.open}</Badge>
          </dd>
        </>
      )}
      {amountDue > 0 && (
        <>
          <dt>Still to pay</dt>
          <dd>
            <Badge variant="outline">Owes {formatDollars(amountDue)}</Badge>
          </dd>
        </>
      )}
      <dt>Ready by</dt>
      <dd>
        <DueLine order={order} />
      </dd>
      {seesMoney && (
        <>
          <dt>Price</dt>
          <Total>{formatDollars(total + extraTotal)}</Total>
        </>
      )}
    </Root>
  );
}
