import { Text } from 'react-email';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLines, OrderLink, OrderState } from './order-parts';
import { Breakable } from './text-parts';

/** To the owner: who ordered what, and where to open it. */
export function NewOrder({ order, ...sender }: { order: MailedOrder } & MailSender) {
  return (
    <MailLayout preview={`${order.customerName} ordered.`} heading="New order" {...sender}>
      <Text style={mailStyles.number}>{order.number}</Text>
      <Text style={mailStyles.text}>
        {order.customerName}
        <br />
        <Breakable>{order.customerEmail}</Breakable>
        <br />
        {order.customerPhone}
      </Text>
      <OrderLines {...order} quotes />
      <OrderState order={order} />
      <OrderLink orderId={order.id} siteUrl={sender.siteUrl} />
    </MailLayout>
  );
}
