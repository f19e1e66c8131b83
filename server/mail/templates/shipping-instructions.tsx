import { Text } from 'react-email';
import { packingSteps } from '#domain/orders/packing-steps';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { Lines } from './text-parts';
import { TrackPart } from './track-part';
import { isPayable, WhatToPay } from './what-to-pay';

/** To the customer of a shipped order: how to pack, what to write on the parcel, where it goes. */
export function ShippingInstructions({ order, ...sender }: { order: MailedOrder } & MailSender) {
  const { shop } = sender;
  return (
    <MailLayout preview={`How your order ${order.number} gets to us.`} heading="How to ship" {...sender}>
      <Text style={mailStyles.text}>Hi {order.greeting},</Text>
      <Text style={mailStyles.text}>
        <Lines text={shop.shippingIntro} />
      </Text>
      <Text style={mailStyles.block}>
        <Lines text={shop.address} />
        <br />
        Order {order.number}
      </Text>
      <Text style={mailStyles.text}>
        <Lines
          text={packingSteps(shop.packingSteps, order.number)
            .map((step, index) => `${index + 1}. ${step}`)
            .join('\n')}
        />
      </Text>
      {order.isVouched && order.shippingAddress ? (
        <>
          <Text style={mailStyles.text}>When the work is done, we send it back to:</Text>
          <Text style={mailStyles.block}>
            <Lines text={order.shippingAddress} />
          </Text>
        </>
      ) : (
        <Text style={mailStyles.text}>
          When the work is done, we send it back to the address that you gave us with the order.
        </Text>
      )}
      <WhatToPay order={order} siteUrl={sender.siteUrl} />
      <Text style={mailStyles.text}>
        We write to you when your parcel is here; from then on it takes about{' '}
        {formatReadyEstimate(order.readyEstimate)}.
      </Text>
      <TrackPart order={order} isQuiet={isPayable(order)} />
      <Text style={mailStyles.text}>
        <Lines text={shop.shippingClosing} />
      </Text>
    </MailLayout>
  );
}
