import { Text } from 'react-email';
import { formatDollars } from '#domain/wire/money';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLink, OrderState } from './order-parts';

interface RefundFailedMail extends MailSender {
  order: MailedOrder;
  /** What wasn't refunded, in cents. */
  amount: number;
}

/** To the owner: a refund that failed, and what to do. */
export function RefundFailed({ order, amount, ...sender }: RefundFailedMail) {
  const money = formatDollars(amount);
  return (
    <MailLayout
      preview={`PayPal didn't refund ${money} to ${order.customerName}.`}
      heading="A refund failed"
      {...sender}
    >
      <Text style={mailStyles.text}>
        PayPal didn't refund {money} to {order.customerName}, so nothing was counted as refunded. Try again
        from the order's refund panel, or refund it another way and record that on the order.
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <OrderState order={order} />
      <OrderLink orderId={order.id} siteUrl={sender.siteUrl} />
    </MailLayout>
  );
}
