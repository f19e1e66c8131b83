import { useQuery } from '@tanstack/react-query';
import { Ban, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import type { RefundView } from '#domain/orders/refund-contract';
import { formatDollars } from '#domain/wire/money';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { PlainList } from '../../ui/layout';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { color, font, space } from '../../ui/tokens';
import { useOpened } from '../../ui/use-opened';
import { adminMoment, NOT_REACHED } from '../parts/admin-texts';
import { CancelOrderDialog } from './cancel-order-dialog';
import { Part, PartHeading, Quiet, Row } from './dialog-parts';
import { RefundDialog } from './refund-dialog';

/** Set off from the amounts, which are no part by themselves. */
const Root = styled(Part)`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
`;

const List = styled(PlainList)`
  display: grid;
  gap: 12px;
`;

const Amount = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const More = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
  overflow-wrap: anywhere;
`;

/** What was given back of an order, and the way to give more back or to cancel it (rules 16.5, 16.8). */
export function RefundsPart({ order }: { order: OwnerOrderView }) {
  const refunds = useQuery(adminOrderQueries.refunds(order.id));
  const refunding = useOpened('refund', { inAddress: true });
  const canceling = useOpened('cancelOrder', { inAddress: true });
  const { total, captures } = order.refundable;
  return (
    <Root aria-label="Refunds">
      <PartHeading>Refunds</PartHeading>
      {refunds.isError && !refunds.isFetching && (
        <LoadFailed title="The refunds did not load" onRetry={() => refunds.refetch()}>
          {messageOf(refunds.error, NOT_REACHED)}
        </LoadFailed>
      )}
      {refunds.data ? (
        <RefundList refunds={refunds.data} />
      ) : (
        refunds.isFetching && <RowsSkeleton label="Loading the refunds" />
      )}
      <Row>
        {(total > 0 || captures.length > 0) && (
          <Button variant="secondary" onClick={() => refunding.open()}>
            <Undo2 size={20} strokeWidth={2} aria-hidden />
            Refund
          </Button>
        )}
        {order.status !== 'canceled' && (
          <Button variant="secondary" onClick={() => canceling.open()}>
            <Ban size={20} strokeWidth={2} aria-hidden />
            Cancel Order
          </Button>
        )}
      </Row>
      {refunding.what !== null && <RefundDialog order={order} onClose={refunding.close} />}
      {canceling.what !== null && <CancelOrderDialog orderId={order.id} onClose={canceling.close} />}
    </Root>
  );
}

function RefundList({ refunds }: { refunds: readonly RefundView[] }) {
  if (refunds.length === 0) return <Quiet>Nothing was given back</Quiet>;
  return (
    <List>
      {refunds.map((refund) => (
        <li key={refund.id}>
          <Row>
            <Amount>{formatDollars(refund.amount)}</Amount>
            <RefundBadge refund={refund} />
            <Quiet>{`${PAID_HOW_LABEL[refund.how]}, ${adminMoment(refund.at)}`}</Quiet>
          </Row>
          {!refund.isCounted && <More>Of money that does not count for the order</More>}
          {refund.reason && <More>{refund.reason}</More>}
        </li>
      ))}
    </List>
  );
}

function RefundBadge({ refund: { status, amount, refunded } }: { refund: RefundView }) {
  if (status === 'pending') return <Badge variant="outline">With PayPal</Badge>;
  if (status === 'failed') return <Badge variant="destructive">Failed</Badge>;
  if (refunded < amount) return <Badge variant="destructive">{`Only ${formatDollars(refunded)}`}</Badge>;
  return <Badge variant="success">Given back</Badge>;
}
