import type { ReactNode } from 'react';
import type { PaidOrder } from '../payment/paid-order';
import { EitherWay } from './either-way';
import { OrderSheet } from './order-sheet';
import { OwnWay } from './own-way';

interface ConfirmationProps {
  orderId: string;
  /** Null in a tab that did not pay the order. */
  paid: PaidOrder | null;
  /** What is known of its money, in a tab that did not pay it. */
  money?: ReactNode;
}

/** The ticket of an order that is taken up. */
export function Confirmation({ orderId, paid, money }: ConfirmationProps) {
  return (
    <OrderSheet orderId={orderId} heading="ORDER CONFIRMED" lead="Thank you. We have it on the board.">
      <h2>What’s Next</h2>
      {money}
      {paid ? <OwnWay orderId={orderId} paid={paid} /> : <EitherWay />}
    </OrderSheet>
  );
}
