import { Text } from 'react-email';
import { formatDollars } from '#domain/wire/money';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLines } from './order-parts';
import { TrackPart } from './track-part';
import { WhatNext } from './what-next';
import { isPayable, WhatToPay } from './what-to-pay';

interface OrderReceived extends MailSender {
  order: MailedOrder;
  /** By the shop, and not the customer. */
  isEnteredByOwner: boolean;
  /** Whether it tells of the payment as well. */
  isWithPayment: boolean;
}

/** To the customer: the order is safe here, what it costs, and what happens next. */
export function OrderReceived({ order, isEnteredByOwner, isWithPayment, ...sender }: OrderReceived) {
  return (
    <MailLayout preview={`We have your order ${order.number}.`} heading="Order received" {...sender}>
      <Text style={mailStyles.text}>
        Hi {order.greeting},{' '}
        {isEnteredByOwner
          ? 'we have entered this order for you, as we agreed. Its number:'
          : isWithPayment
            ? `thank you. Your order is safe with us, and your payment of ${formatDollars(order.amountPaid)} has arrived. Its number:`
            : 'thank you. Your order is safe with us. Its number:'}
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <TrackPart order={order} isQuiet={isPayable(order)} />
      <OrderLines {...order} quotes={order.isVouched} />
      {!order.isVouched && (
        <Text style={mailStyles.muted}>What you told us about your glove is kept with the order.</Text>
      )}
      <WhatToPay order={order} siteUrl={sender.siteUrl} />
      <WhatNext order={order} shop={sender.shop} />
    </MailLayout>
  );
}
