import { Text } from 'react-email';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { Lines } from './text-parts';
import { TrackPart } from './track-part';
import { isPayable, WhatToPay } from './what-to-pay';

/** To the customer of a dropped-off order: where to bring it, when, and what to have at hand. */
export function DropoffInstructions({ order, ...sender }: { order: MailedOrder } & MailSender) {
  const { shop } = sender;
  return (
    <MailLayout
      preview={`Where and when to bring your order ${order.number}.`}
      heading="Where to drop off"
      {...sender}
    >
      <Text style={mailStyles.text}>Hi {order.greeting},</Text>
      <Text style={mailStyles.text}>
        <Lines text={shop.dropoffIntro} />
      </Text>
      <Text style={mailStyles.block}>
        <Lines text={shop.address} />
      </Text>
      <Text style={mailStyles.text}>We are open:</Text>
      <Text style={mailStyles.block}>
        <Lines text={shop.openingHours} />
      </Text>
      <Text style={mailStyles.text}>Tell us your order number at the counter:</Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <WhatToPay order={order} siteUrl={sender.siteUrl} />
      <Text style={mailStyles.text}>
        From the day it is here the work takes about {formatReadyEstimate(order.readyEstimate)}.
      </Text>
      <TrackPart order={order} isQuiet={isPayable(order)} />
      <Text style={mailStyles.text}>
        <Lines text={shop.dropoffClosing} />
      </Text>
    </MailLayout>
  );
}
