import { Text } from 'react-email';
import { formatDollars } from '#domain/wire/money';
import { MailLayout, type MailSender, mailStyles } from './mail-layout';
import type { MailedOrder } from './mailed-order';
import { OrderLines, OrderLink, OrderState } from './order-parts';

/** To the owner: an order has been paid online, and by whom. */
export function OrderPaid({ order, ...sender }: { order: MailedOrder } & MailSender) {
  const amount = formatDollars(order.totals.total);
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
