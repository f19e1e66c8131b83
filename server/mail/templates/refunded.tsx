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

/** To the customer: a refund was sent, how much, how, and why. */
export function Refunded({ order, refund, ...sender }: RefundedMail) {
  const reason = refund.find((part) => part.reason)?.reason;
  return (
    <MailLayout preview={`Your refund for order ${order.number}.`} heading="Refund sent" {...sender}>
      <RefundPart
        greeting={`Hi ${order.greeting}, `}
        refund={refund.filter(({ status }) => status === 'succeeded')}
      />
      {reason && (
        <Text style={mailStyles.block}>
          <Lines text={reason} />
        </Text>
      )}
      <Text style={mailStyles.number}>{order.number}</Text>
      <TrackPart order={order} />
      <Text style={mailStyles.text}>Any questions? Just reply to this email.</Text>
    </MailLayout>
  );
}

interface RefundPartProps {
  refund: readonly Movement[];
  /** What the sentence starts with. */
  greeting?: string;
}

/** How much is refunded, how, and when it arrives; nothing where nothing is. */
export function RefundPart({ refund, greeting = '' }: RefundPartProps) {
  const coming = refund.filter(({ status }) => status !== 'failed');
  const cents = coming.reduce((total, { amount }) => total + amount, 0);
  if (cents === 0) return null;
  const we = `${greeting}${greeting ? 'we' : 'We'}`;
  const verb = coming.some(({ status }) => status === 'pending') ? "'re refunding" : "'ve refunded";
  const isProviders = coming.some(({ how }) => how === 'paypal');
  const where = isProviders ? '' : wentBack(coming[0]?.how ?? '');
  return (
    <Text style={{ ...mailStyles.text, fontWeight: 600 }}>
      {`${we}${verb} ${formatDollars(cents)}${where}.`}
      {isProviders &&
        ' It goes to where you paid from: right away to a PayPal balance, within five days or so to a bank or card.'}
    </Text>
  );
}
