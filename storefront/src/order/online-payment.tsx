import { formatDollars } from '#domain/money';
import { ORDER_STATUS_LABEL } from '#domain/order-status';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Slip } from './slip';

interface OnlinePaymentProps {
  orderId: string;
  total: number;
  onBack: () => void;
}

/** The payment of an online order: not open on this site yet, and it says so. */
export function OnlinePayment({ orderId, total, onBack }: OnlinePaymentProps) {
  return (
    <Slip
      title="Payment"
      orderId={orderId}
      actions={
        <Button variant="secondary" onClick={onBack}>
          Back to Delivery Options
        </Button>
      }
    >
      <Alert tone="info" title={`Saved as ${ORDER_STATUS_LABEL.pending_payment}`}>
        <p>
          Your order of {formatDollars(total)} is saved. Nothing has been charged yet: online payment is not
          open on this site yet.
        </p>
      </Alert>
      <p>
        Keep the order number. If you would rather pay in person, go back and choose to drop your glove off.
      </p>
    </Slip>
  );
}
