import { Text } from 'react-email';
import { formatDollars } from '#domain/money';
import type { MailedOrder } from '../mailed-order';
import { MailLayout, type MailSender, mailStyles } from './mail-layout';
import { OrderLines } from './order-lines';
import { WhatNext } from './what-next';

/** To the customer: the order is safe here, what it costs, and what happens next. */
export function OrderReceived({ order, ...sender }: { order: MailedOrder } & MailSender) {
  return (
    <MailLayout preview={`We have your order ${order.number}.`} heading="Order received" {...sender}>
      <Text style={mailStyles.text}>
        Hi {order.customerName}, thank you. Your order is safe with us. Its number:
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <OrderLines items={order.items} totals={order.totals} discountCode={order.discountCode} />
      <Text style={mailStyles.text}>{whatToPay(order)}</Text>
      <WhatNext order={order} shop={sender.shop} />
    </MailLayout>
  );
}

function whatToPay({ paymentStatus, status, totals }: MailedOrder): string {
  if (paymentStatus === 'succeeded') return 'Nothing is left to pay.';
  if (status === 'pending_payment')
    return `The total of ${formatDollars(totals.total)} has not been paid yet.`;
  return `You pay the total of ${formatDollars(totals.total)} in person.`;
}
