import { Text } from 'react-email';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import { ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '#domain/orders/order-status';
import { labelOf } from '#domain/words/label-of';
import { mailStyles } from './mail-layout';
import type { MailedOrder } from './mailed-order';

/** For the owner: how the glove comes and goes, and how far the order is. */
export function OrderState({ order }: { order: MailedOrder }) {
  return (
    <Text style={mailStyles.text}>
      {labelOf(DELIVERY_LABEL, order.deliveryMethod)}
      {order.shippingAddress ? `: ${order.shippingAddress.replaceAll('\n', ', ')}` : ''}
      <br />
      Status: {labelOf(ORDER_STATUS_LABEL, order.status)}. Payment:{' '}
      {labelOf(PAYMENT_STATUS_LABEL, order.paymentStatus)}.
    </Text>
  );
}
