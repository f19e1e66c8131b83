import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { EXTRA_WORK_STATUS_LABEL } from '#domain/orders/extra-work-status';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { useSeesMoney } from '../../api/person';
import { Badge } from '../../ui/badge';
import * as uiTexts from '../../ui/ui-texts';
import { visuallyHidden } from '../../ui/visually-hidden';
import { DueLine } from '../parts/due-line';
import { PaymentBadge, StatusBadge } from '../parts/order-badges';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-dialogs-texts';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 10px;
  align-items: center;
  margin-top: 4px;
  dt {
    ${visuallyHidden}
  }
`;

const Total = styled.dd`
  margin-left: auto;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

/** An order's status, payment, due date, and price in one line. */
export function OrderSummary({ order }: { order: OrderView }) {
  const seesMoney = useSeesMoney();
  const { status, paymentStatus, amountDue, extraWorkSince, total, extraTotal } = order;
  return (
    <Root aria-label={uiTexts.status}>
      <Fact name={uiTexts.status}>
        <StatusBadge status={status} />
      </Fact>
      {seesMoney && (
        <Fact name={uiTexts.payment}>
          <PaymentBadge status={paymentStatus} />
        </Fact>
      )}
      {extraWorkSince && (
        <Fact name={sharedTexts.waitingFor}>
          <Badge variant="secondary">{EXTRA_WORK_STATUS_LABEL.open}</Badge>
        </Fact>
      )}
      {amountDue > 0 && (
        <Fact name={uiTexts.due}>
          <Badge variant="outline">{sharedTexts.owesAmount(formatDollars(amountDue))}</Badge>
        </Fact>
      )}
      <Fact name={texts.readyByLabel}>
        <DueLine order={order} />
      </Fact>
      {seesMoney && (
        <>
          <dt>{sharedTexts.price}</dt>
          <Total>{formatDollars(total + extraTotal)}</Total>
        </>
      )}
    </Root>
  );
}

function Fact({ name, ...value }: ComponentProps<'dd'> & { name: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd {...value} />
    </>
  );
}
