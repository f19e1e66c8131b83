import { useQuery } from '@tanstack/react-query';
import { Ban, Undo2 } from 'lucide-react';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import type { RefundView } from '#domain/orders/refund-contract';
import { formatDollars } from '#domain/wire/money';
import { adminOrderQueries } from '../../api/admin-orders';
import { Muted, StackList, Text } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import { useOpened } from '../../ui/use-opened';
import { ActionButton } from '../parts/action-button';
import { momentWithin } from '../parts/admin-date';
import { Part, Row } from '../parts/dialog-part';
import { Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import { CancelOrderDialog } from './cancel-order-dialog';
import { RefundDialog } from './refund-dialog';
import * as texts from './refund-texts';

/** An order's refunds, with buttons to refund more and to cancel the order (rules 16.5, 16.8). */
export function RefundsPart({ order }: { order: OwnerOrderView }) {
  const refunds = useQuery(adminOrderQueries.refunds(order.id));
  const refunding = useOpened('refund', { inAddress: true });
  const canceling = useOpened('cancelOrder', { inAddress: true });
  const { total, captures } = order.refundable;
  return (
    <Part title={texts.refunds}>
      <Loaded query={refunds} loading={texts.loadingTheRefunds} failed={texts.refundsDidntLoad} warns>
        {(loadedRefunds) => <RefundList refunds={loadedRefunds} />}
      </Loaded>
      <Row>
        {(total > 0 || captures.length > 0) && (
          <ActionButton icon={Undo2} onClick={() => refunding.open()}>
            {texts.refund}
          </ActionButton>
        )}
        {order.status !== 'canceled' && (
          <ActionButton icon={Ban} onClick={() => canceling.open()}>
            {texts.cancelOrder}
          </ActionButton>
        )}
      </Row>
      {refunding.what !== null && <RefundDialog order={order} onClose={refunding.close} />}
      {canceling.what !== null && <CancelOrderDialog orderId={order.id} onClose={canceling.close} />}
    </Part>
  );
}

function RefundList({ refunds }: { refunds: readonly RefundView[] }) {
  if (refunds.length === 0) return <Muted>{texts.noRefunds}</Muted>;
  return (
    <StackList $gap="12px">
      {refunds.map((refund) => (
        <li key={refund.id}>
          <Row>
            <Text as="span" $strong $numeric>
              {formatDollars(refund.amount)}
            </Text>
            <RefundBadge refund={refund} />
            <Muted>{`${PAID_HOW_LABEL[refund.how]}, ${momentWithin(refund.at)}`}</Muted>
          </Row>
          {!refund.isCounted && <Muted $size="small">{texts.fromUncountedMoney}</Muted>}
          {refund.reason && <Muted $size="small">{refund.reason}</Muted>}
        </li>
      ))}
    </StackList>
  );
}

function RefundBadge({ refund: { status, amount, refunded } }: { refund: RefundView }) {
  if (status === 'pending') return <Badge variant="outline">{texts.withPaypal}</Badge>;
  if (status === 'failed') return <Badge variant="destructive">{sharedTexts.failed}</Badge>;
  if (refunded < amount)
    return <Badge variant="destructive">{texts.onlyAmount(formatDollars(refunded))}</Badge>;
  return <Badge variant="success">{sharedTexts.refunded}</Badge>;
}
