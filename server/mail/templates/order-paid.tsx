import { Text } from 'react-email';
import { formatDollars } from '#domain/wire/money';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLines, OrderLink, OrderState } from './order-parts';

interface OrderPaidProps extends MailSender {
  order: MailedOrder;
  /** What this payment was, in cents. */
  paid: number;
}

/** To the owner: an order has been paid online, and by whom. */
export function OrderPaid({ order, paid, ...sender }: OrderPaidProps) {
  const amount = formatDollars(paid);
  return (
    <MailLayout preview={`${order.customerName} paid ${amount}.`} heading="Order paid" {...sender}>
      <Text style={mailStyles.text}>
        {order.customerName} has paid {amount} online for this order:
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <OrderLines {...order} quotes />
      <OrderState order={order} />
      <OrderLink orderId={order.id} siteUrl={sender.siteUrl} />
    </MailLayout>
  );
}
