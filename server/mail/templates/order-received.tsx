import { Text } from 'react-email';
import { MailLayout, type MailSender, mailStyles } from './mail-layout';
import type { MailedOrder } from './mailed-order';
import { OrderLines } from './order-parts';
import { WhatNext } from './what-next';
import { WhatToPay } from './what-to-pay';

interface OrderReceived extends MailSender {
  order: MailedOrder;
  /** By the shop, and not the customer. */
  isEnteredByOwner: boolean;
}

/** To the customer: the order is safe here, what it costs, and what happens next. */
export function OrderReceived({ order, isEnteredByOwner, ...sender }: OrderReceived) {
  return (
    <MailLayout preview={`We have your order ${order.number}.`} heading="Order received" {...sender}>
      <Text style={mailStyles.text}>
        Hi {order.greeting},{' '}
        {isEnteredByOwner
          ? 'we have entered this order for you, as we agreed. Its number:'
          : 'thank you. Your order is safe with us. Its number:'}
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <OrderLines {...order} quotes={order.isVouched} />
      {!order.isVouched && (
        <Text style={mailStyles.muted}>What you told us about your glove is kept with the order.</Text>
      )}
      <WhatToPay order={order} siteUrl={sender.siteUrl} />
      <WhatNext order={order} shop={sender.shop} />
    </MailLayout>
  );
}
