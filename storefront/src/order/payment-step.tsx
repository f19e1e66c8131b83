import type { ReadyEstimate } from '#domain/ready-by';
import { OnlinePayment } from './online-payment';
import { isSettled, type PlacedOrder } from './order-draft';
import { OrderSubmitted } from './order-submitted';

interface PaymentStepProps {
  placed: PlacedOrder;
  customerEmail: string;
  estimate: ReadyEstimate;
  onBack: () => void;
}

/** Step 4: what is left to do once the order is taken. */
export function PaymentStep({ placed, customerEmail, estimate, onBack }: PaymentStepProps) {
  if (isSettled(placed))
    return <OrderSubmitted placed={placed} customerEmail={customerEmail} estimate={estimate} />;
  return <OnlinePayment placed={placed} estimate={estimate} onBack={onBack} />;
}
