import { Text } from 'react-email';
import { formatDollars } from '#domain/money';
import { formatReadyEstimate } from '#domain/ready-by';
import type { MailedOrder } from '../mailed-order';
import { MailLayout, type MailSender, mailStyles } from './mail-layout';
import { OrderLines } from './order-lines';
import { whatNext } from './what-next';

/** To the customer: the order is paid, and what happens next. */
export function PaymentReceived({ order, ...sender }: { order: MailedOrder } & MailSender) {
  const amount = formatDollars(order.totals.total);
  return (
    <MailLayout preview={`Order ${order.number} is paid.`} heading="Payment received" {...sender}>
      <Text style={mailStyles.text}>
        Hi {order.customerName}, thank you. We have your payment of {amount} for this order:
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <OrderLines items={order.items} totals={order.totals} discountCode={order.discountCode} />
      <Text style={mailStyles.text}>{whatNext(order)}</Text>
      <Text style={mailStyles.text}>
        Your glove will be ready about {formatReadyEstimate(order.readyEstimate)} after it arrives here. If
        anything is wrong, just reply to this mail.
      </Text>
    </MailLayout>
  );
}
