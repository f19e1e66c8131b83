import { useState } from 'react';
import { ORDER_STATUS_LABEL } from '#domain/orders/order-status';
import type { ReadyEstimate } from '#domain/orders/ready-by';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { keepPaidOrder } from '../payment/paid-order';
import { PaymentButton } from '../payment/payment-button';
import type { PaymentStage } from '../payment/use-payment';
import { Button, ButtonLink } from '../ui/button';
import { forgetDraft } from './kept-draft';
import type { PlacedOrder } from './order-draft';
import { Due, Slip } from './slip';
import { Remark } from './wizard-layout';

interface OnlinePaymentProps {
  placed: PlacedOrder;
  estimate: ReadyEstimate;
  onBack: () => void;
}

/** The payment of an online order, with the way back to the delivery step. */
export function OnlinePayment({ placed, estimate, onBack }: OnlinePaymentProps) {
  const { orderId, total, deliveryMethod } = placed;
  const [stage, setStage] = useState<PaymentStage>('ready');
  // From here on only the provider knows what was charged.
  const [wasApproved, setWasApproved] = useState(false);
  return (
    <Slip
      title="Payment"
      orderId={orderId}
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
      {stage !== 'checking' && (
        <Remark>
          Your order is saved as {ORDER_STATUS_LABEL.pending_payment}.
          {!wasApproved && ' Nothing has been charged yet.'}
        </Remark>
      )}
      <PaymentButton
        orderId={orderId}
        amount={total}
        onLater={forgetDraft}
        onStage={(next) => {
          setStage(next);
          if (next === 'finishing') setWasApproved(true);
        }}
        onPaid={() => {
          keepPaidOrder({ orderId, total, deliveryMethod, estimate, trackPath: placed.trackPath });
          forgetDraft();
        }}
      />
    </Slip>
  );
}
