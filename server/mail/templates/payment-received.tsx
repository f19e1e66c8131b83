import { Text } from 'react-email';
import { formatDollars } from '#domain/wire/money';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLines } from './order-parts';
import { TrackPart } from './track-part';
import { WhatNext } from './what-next';

interface PaymentReceivedProps extends MailSender {
  order: MailedOrder;
  /** What this payment was, in cents. */
  paid: number;
}

/** To the customer: the order is paid, and what happens next. */
export function PaymentReceived({ order, paid, ...sender }: PaymentReceivedProps) {
  const amount = formatDollars(paid);
  return (
    <MailLayout preview={`Order ${order.number} is paid.`} heading="Payment received" {...sender}>
      <Text style={mailStyles.text}>
        Hi {order.greeting}, thank you. We have your payment of {amount} for this order:
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <TrackPart order={order} />
      <OrderLines {...order} quotes={order.isVouched} />
      <WhatNext order={order} shop={sender.shop} />
    </MailLayout>
  );
}
