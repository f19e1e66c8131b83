import { Text } from 'react-email';
import { formatDollars } from '#domain/wire/money';
import { MailLayout, type MailSender, mailStyles } from './mail-layout';
import type { MailedOrder } from './mailed-order';
import { OrderLines } from './order-parts';
import { WhatNext } from './what-next';

/** To the customer: the order is paid, and what happens next. */
export function PaymentReceived({ order, ...sender }: { order: MailedOrder } & MailSender) {
  const amount = formatDollars(order.totals.total);
  return (
    <MailLayout preview={`Order ${order.number} is paid.`} heading="Payment received" {...sender}>
      <Text style={mailStyles.text}>
        Hi {order.greeting}, thank you. We have your payment of {amount} for this order:
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <OrderLines {...order} quotes={order.isVouched} />
      <WhatNext order={order} shop={sender.shop} />
    </MailLayout>
  );
}
