import { Text } from 'react-email';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { TrackPart } from './track-part';

/** To whoever searched for an order by its number and this e-mail: the way to its page. */
export function TrackLink({ order, ...sender }: { order: MailedOrder } & MailSender) {
  return (
    <MailLayout preview={`The page of order ${order.number}.`} heading="Here is your order" {...sender}>
      <Text style={mailStyles.text}>
        Hi {order.greeting}, you asked where your order is. This link opens its page without a password, so
        please keep it to yourself:
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <TrackPart order={order} />
      <Text style={mailStyles.muted}>You did not ask? Then there is nothing to do.</Text>
    </MailLayout>
  );
}
