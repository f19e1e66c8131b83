import { useState } from 'react';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { keepPaidOrder } from '../payment/paid-order';
import { PaymentButton } from '../payment/payment-button';
import type { PaymentStage } from '../payment/use-payment';
import { Button, ButtonLink } from '../ui/button';
import { forgetDraft } from './kept-draft';
import type { PlacedOrder } from './order-draft';
import { Due, Slip } from './slip';
import { TicketInALine } from './ticket-line';

/** The payment of an online order, with the way back to the delivery step. */
export function OnlinePayment({ placed, onBack }: { placed: PlacedOrder; onBack: () => void }) {
  const { orderId, ticket, trackPath } = placed;
  const { total } = ticket.totals;
  const [stage, setStage] = useState<PaymentStage>('ready');
  // From here on only the provider knows what was charged.
  const [wasApproved, setWasApproved] = useState(false);
  return (
    <Slip
      title="Payment"
      orderId={orderId}
      ticket={ticket}
      ticketOnPhone={false}
      actions={
        stage === 'checking' ? (
          <ButtonLink to={paths.home.href()} onClick={forgetDraft}>
            Return to Home
          </ButtonLink>
        ) : (
          <Button variant="ghost" onClick={onBack} disabled={stage !== 'ready'}>
            Back to Delivery Options
          </Button>
        )
      }
    >
      <Due>
        <span>Total due</span>
        <span>{formatDollars(total)}</span>
      </Due>
      {stage !== 'checking' && <p>Your order is saved.{!wasApproved && ' You have not been charged.'}</p>}
      <TicketInALine facts={ticket} />
      <PaymentButton
        orderId={orderId}
        amount={total}
        onLater={forgetDraft}
        onStage={(next) => {
          setStage(next);
          if (next === 'finishing') setWasApproved(true);
        }}
        onPaid={() => {
          keepPaidOrder({ orderId, ticket, trackPath });
          forgetDraft();
        }}
      />
    </Slip>
  );
}
