import { Text } from 'react-email';
import type { Movement } from '#domain/orders/movements';
import { wentBack } from '#domain/orders/paid-how';
import { formatDollars } from '#domain/wire/money';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import type { MailedOrder } from './mailed-order';
import { Lines } from './text-parts';
import { TrackPart } from './track-part';

interface RefundedMail extends MailSender {
  order: MailedOrder;
  /** Its parts, of which some may have failed. */
  refund: readonly Movement[];
}

/** To the customer: money that came back, how, why and when. */
export function Refunded({ order, refund, ...sender }: RefundedMail) {
  const reason = refund.find((part) => part.reason)?.reason;
  return (
    <MailLayout preview={`Order ${order.number}: money back.`} heading="Money back" {...sender}>
      <Text style={mailStyles.text}>Hi {order.greeting}, we gave money of your order back to you.</Text>
      <MoneyBack refund={refund.filter(({ status }) => status === 'succeeded')} />
      {reason && (
        <Text style={mailStyles.block}>
          <Lines text={reason} />
        </Text>
      )}
      <Text style={mailStyles.number}>{order.number}</Text>
      <TrackPart order={order} />
      <Text style={mailStyles.text}>Any questions? Just reply to this mail.</Text>
    </MailLayout>
  );
}

/** How much comes back, how and when; nothing where nothing does. */
export function MoneyBack({ refund }: { refund: readonly Movement[] }) {
  const coming = refund.filter(({ status }) => status !== 'failed');
  const cents = coming.reduce((total, { amount }) => total + amount, 0);
  if (cents === 0) return null;
  const amount = formatDollars(cents);
  const isProviders = coming.some(({ how }) => how === 'paypal');
  return (
    <Text style={{ ...mailStyles.text, fontWeight: 600 }}>
      {isProviders
        ? `${amount} go back to where you paid from: to your PayPal balance at once, to a bank or card within five days or so.`
        : `${amount} went back${wentBack(coming[0]?.how ?? '') || ' to you'}.`}
    </Text>
  );
}
