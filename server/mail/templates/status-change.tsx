import { Text } from 'react-email';
import type { MailedStatus } from '#domain/mail/outbox';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { TrackingLine } from './order-parts';
import { RefundPart } from './refunded';
import { Lines, ShopPlace } from './text-parts';
import { TrackPart } from './track-part';
import { isPayable, WhatToPay } from './what-to-pay';

interface StatusText {
  heading: string;
  text: (order: MailedOrder) => string;
}

const PICK_UP: StatusText = {
  heading: 'Finished',
  text: (order) =>
    `the work on your ${glove(order)} is done. If you have not picked up your order yet, it waits for you here:`,
};

const SHIPPED: StatusText = {
  heading: 'On its way back',
  text: (order) => `the work on your ${glove(order)} is done, and your parcel is on its way back to you.`,
};

/** Whether a finished order waits at the counter: it was dropped off, and no parcel's number says otherwise. */
const isPickedUp = ({ status, deliveryMethod, trackingNumber }: MailedOrder) =>
  status === 'shipped' && deliveryMethod === 'dropoff' && !trackingNumber;

const TEXTS: Record<MailedStatus, (order: MailedOrder) => StatusText> = {
  received: () => ({
    heading: 'It has arrived',
    text: (order) =>
      `your ${glove(order)} is here, safe with us. It will be ready in about ${formatReadyEstimate(order.readyEstimate)}.`,
  }),
  'in-progress': () => ({
    heading: 'Work has begun',
    text: (order) => `your ${glove(order)} is on the bench now. We write to you again when it is done.`,
  }),
  shipped: (order) => (isPickedUp(order) ? PICK_UP : SHIPPED),
  canceled: ({ isClosedUnpaid, cancelRefund }) => ({
    heading: 'Order canceled',
    text: () =>
      isClosedUnpaid
        ? 'your order was not paid in time, and we took it off our list. If you still want it, just order again. If you have paid, reply to this mail.'
        : cancelRefund.length > 0
          ? 'your order was canceled, and we do no more work on it.'
          : 'your order was canceled, and we do no more work on it. If you did not expect this, or have paid for it already, just reply to this mail.',
  }),
};

interface StatusChange extends MailSender {
  status: MailedStatus;
  order: MailedOrder;
}

/** To the customer: what has become of the order. */
export function StatusChange({ status, order, ...sender }: StatusChange) {
  const { heading, text } = TEXTS[status](order);
  return (
    <MailLayout preview={`${heading}: order ${order.number}.`} heading={heading} {...sender}>
      <Text style={mailStyles.text}>
        Hi {order.greeting}, {text(order)}
      </Text>
      {status === 'canceled' && order.cancelReason && (
        <Text style={mailStyles.block}>
          <Lines text={order.cancelReason} />
        </Text>
      )}
      {status === 'canceled' && <RefundPart refund={order.cancelRefund} />}
      {isPickedUp(order) && <ShopPlace shop={sender.shop} />}
      {status === 'shipped' && (
        <>
          {order.trackingNumber && <TrackingLine trackingNumber={order.trackingNumber} />}
          <WhatToPay order={order} siteUrl={sender.siteUrl} isFinished />
        </>
      )}
      <Text style={mailStyles.text}>Your order number:</Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <TrackPart order={order} isQuiet={status === 'shipped' && isPayable(order)} />
      <Text style={mailStyles.text}>Any questions? Just reply to this mail.</Text>
    </MailLayout>
  );
}

function glove({ items }: MailedOrder): string {
  return items.length === 1 ? 'glove' : `order of ${items.length} gloves`;
}
