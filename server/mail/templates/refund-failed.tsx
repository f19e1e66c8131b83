import { Text } from 'react-email';
import { formatDollars } from '#domain/wire/money';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLink, OrderState } from './order-parts';

interface RefundFailedMail extends MailSender {
  order: MailedOrder;
  /** What did not go back, in cents. */
  amount: number;
}

/** To the owner: money that the provider did not give back, and what to do. */
export function RefundFailed({ order, amount, ...sender }: RefundFailedMail) {
  const money = formatDollars(amount);
  return (
    <MailLayout
      preview={`PayPal did not give ${money} back to ${order.customerName}.`}
      heading="A refund failed"
      {...sender}
    >
      <Text style={mailStyles.text}>
        PayPal did not give {money} back to {order.customerName}, and nothing was counted as given back.
        Please try again, or give it back by hand and write that down on the order.
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <OrderState order={order} />
      <OrderLink orderId={order.id} siteUrl={sender.siteUrl} />
    </MailLayout>
  );
}
