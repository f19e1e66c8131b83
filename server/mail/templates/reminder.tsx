import { Text } from 'react-email';
import { formatDollars } from '#domain/wire/money';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLines } from './order-parts';
import { TrackPart } from './track-part';
import { isPayable, WhatToPay } from './what-to-pay';

interface Reminder extends MailSender {
  order: MailedOrder;
  /** Whether the order is closed next. */
  isLast: boolean;
}

/** To the customer of an order that nobody has paid yet. */
export function Reminder({ order, isLast, ...sender }: Reminder) {
  const amount = formatDollars(order.amountDue);
  return (
    <MailLayout
      preview={`Order ${order.number} is not paid yet.`}
      heading={isLast ? 'A last reminder' : 'Still waiting for you'}
      {...sender}
    >
      <Text style={mailStyles.text}>
        Hi {order.greeting},{' '}
        {isLast
          ? `your order is not paid yet. Tomorrow we take it off our list; until then ${amount} keeps its place.`
          : `your order is saved, and ${amount} is still to be paid. We start as soon as it is.`}
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <WhatToPay order={order} siteUrl={sender.siteUrl} />
      <TrackPart order={order} isQuiet={isPayable(order)} />
      <OrderLines {...order} quotes={order.isVouched} />
      <Text style={mailStyles.muted}>Changed your mind? Then there is nothing to do.</Text>
    </MailLayout>
  );
}
