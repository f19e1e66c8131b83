import { Text } from 'react-email';
import { DELIVERY_LABEL } from '#domain/delivery';
import { editorEntry } from '#domain/editor-address';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '#domain/order-status';
import type { MailedOrder } from '../mailed-order';
import { MailLayout, type MailSender, mailStyles } from './mail-layout';
import { OrderLines } from './order-lines';

/** To the owner: who ordered what, and where to open it. */
export function NewOrder({ order, ...sender }: { order: MailedOrder } & MailSender) {
  return (
    <MailLayout preview={`${order.customerName} ordered.`} heading="New order" {...sender}>
      <Text style={mailStyles.number}>{order.number}</Text>
      <Text style={mailStyles.text}>
        {order.customerName}
        <br />
        {order.customerEmail}
        <br />
        {order.customerPhone}
      </Text>
      <OrderLines items={order.items} totals={order.totals} discountCode={order.discountCode} />
      <Text style={mailStyles.text}>
        {DELIVERY_LABEL[order.deliveryMethod]}
        {order.shippingAddress ? `: ${order.shippingAddress.replace('\n', ', ')}` : ''}
        <br />
        Status: {ORDER_STATUS_LABEL[order.status]}. Payment: {PAYMENT_STATUS_LABEL[order.paymentStatus]}.
      </Text>
      <Text style={mailStyles.text}>
        <a href={`${sender.siteUrl}${editorEntry('orders', order.id)}`} style={mailStyles.link}>
          Open this order
        </a>
      </Text>
    </MailLayout>
  );
}
