import { phoneAddress } from '#domain/customers/contact';
import type { OrderView } from '#domain/orders/order-view';
import { Facts } from '../../ui/facts';
import { PaymentBadge, StatusBadge } from '../parts/order-badges';
import { Part, PartHeading, Quiet, Row } from './dialog-parts';

/** Who ordered, how far the order is, and whether it is paid. */
export function OrderHead({ order }: { order: OrderView }) {
  const { customerName, customerEmail, customerPhone } = order;
  const mail = <a href={`mailto:${customerEmail}`}>{customerEmail}</a>;
  const call = <a href={phoneAddress(customerPhone)}>{customerPhone}</a>;
  return (
    <Part aria-label="Customer">
      <Row>
        <Quiet>Status</Quiet>
        <StatusBadge status={order.status} />
        <Quiet>Payment</Quiet>
        <PaymentBadge status={order.paymentStatus} />
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
