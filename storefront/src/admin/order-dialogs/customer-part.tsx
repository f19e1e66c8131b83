import { phoneAddress } from '#domain/customers/contact';
import type { OrderView } from '#domain/orders/order-view';
import { Breakable } from '../../api/breakable';
import { Facts } from '../../ui/facts';
import { Part, PartHeading } from './dialog-parts';

/** Who ordered, with the ways to reach them. */
export function CustomerPart({ order }: { order: OrderView }) {
  const { customerName, customerEmail, customerPhone } = order;
  const mail = (
    <a href={`mailto:${customerEmail}`} aria-label={customerEmail}>
      <Breakable>{customerEmail}</Breakable>
    </a>
  );
  const call = <a href={phoneAddress(customerPhone)}>{customerPhone}</a>;
  return (
    <Part aria-label="Customer">
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
