import { Text } from 'react-email';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { OrderLink } from './order-parts';
import { Breakable, Lines } from './text-parts';
import { TrackPart } from './track-part';

interface OrderMessage extends MailSender {
  order: MailedOrder;
  text: string;
  /** Whether the customer wrote it, and the owner reads it. */
  isToShop: boolean;
}

/** What one side wrote about an order, to the other. */
export function OrderMessage({ order, text, isToShop, ...sender }: OrderMessage) {
  const who = isToShop ? order.customerName : sender.shopName;
  return (
    <MailLayout preview={`${who} wrote about order ${order.number}.`} heading="A message" {...sender}>
      <Text style={mailStyles.text}>
        {isToShop
          ? `${order.customerName} wrote about order ${order.number}:`
          : `Hi ${order.greeting}, we have a message for you about order ${order.number}:`}
      </Text>
      <Text style={mailStyles.block}>
        <Lines text={text} />
      </Text>
      {isToShop ? (
        <>
          <OrderLink orderId={order.id} siteUrl={sender.siteUrl} />
          <Text style={mailStyles.muted}>
            An answer from the order reaches the customer and stands in the order’s story. A reply to this
            mail goes to <Breakable>{order.customerEmail}</Breakable> and stands nowhere else.
          </Text>
        </>
      ) : (
        <>
          <TrackPart order={order} />
          <Text style={mailStyles.muted}>
            Answer on the order’s page, or reply to this mail: both reach us.
          </Text>
        </>
      )}
    </MailLayout>
  );
}
