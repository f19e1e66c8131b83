import { phoneAddress } from '#domain/customers/contact';
import { EXTRA_WORK_STATUS_LABEL } from '#domain/orders/extra-work-words';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { Breakable } from '../../api/breakable';
import { useSeesMoney } from '../../api/person';
import { Badge } from '../../ui/badge';
import { Facts } from '../../ui/facts';
import { PaymentBadge, StatusBadge } from '../parts/order-badges';
import { Part, PartHeading, Quiet, Row } from './dialog-parts';

/** Who ordered, how far the order is, and whether it is paid. */
export function OrderHead({ order }: { order: OrderView }) {
  const seesMoney = useSeesMoney();
  const { customerName, customerEmail, customerPhone } = order;
  const mail = (
    <a href={`mailto:${customerEmail}`} aria-label={customerEmail}>
      <Breakable>{customerEmail}</Breakable>
    </a>
  );
  const call = <a href={phoneAddress(customerPhone)}>{customerPhone}</a>;
  return (
    <Part aria-label="Customer">
      <Row>
        <Quiet>Status</Quiet>
        <StatusBadge status={order.status} />
        {seesMoney && (
          <>
            <Quiet>Payment</Quiet>
            <PaymentBadge status={order.paymentStatus} />
          </>
        )}
        {order.extraWorkSince && <Badge variant="secondary">{EXTRA_WORK_STATUS_LABEL.open}</Badge>}
        {order.amountDue > 0 && <Badge variant="outline">Owes {formatDollars(order.amountDue)}</Badge>}
      </Row>
      <PartHeading>Customer</PartHeading>
      <Facts
        facts={[
          ['Name', customerName],
          ['Email', mail],
          ['Phone', call],
        ]}
      />
    </Part>
  );
}
