import { Text } from 'react-email';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { TrackPart } from './track-part';

/** To the customer: the glove takes longer than was said. */
export function ReadyLater({ order, ...sender }: { order: MailedOrder } & MailSender) {
  const ready = order.readyBy ? formatReadyBy(order.readyBy) : 'later';
  return (
    <MailLayout preview={`Ready about ${ready}.`} heading="It takes a little longer" {...sender}>
      <Text style={mailStyles.text}>
        Hi {order.greeting}, your glove takes longer than we said. It will be ready about {ready}. We are
        sorry for the wait.
      </Text>
      <Text style={mailStyles.number}>{order.number}</Text>
      <TrackPart order={order} />
      <Text style={mailStyles.text}>Any questions? Just reply to this mail.</Text>
    </MailLayout>
  );
}
