import type { ComponentType } from 'react';
import styled from 'styled-components';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { color, font, radius, space } from '../ui/tokens';

/** What a payment needs to know. */
export interface PaymentProps {
  orderId: string;
  /** In cents. */
  amount: number;
}

const Box = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]};
  border: 1.5px solid ${color.accent};
  border-radius: ${radius.patch};
  background: ${color.accentSoft};
  h3 {
    font-size: ${font.h4};
  }
`;

/** What is still to be paid for an order, with the payment itself. */
export function PaymentDue({ order, Payment }: { order: OrderView; Payment: ComponentType<PaymentProps> }) {
  return (
    <Box aria-labelledby="payment-due-heading">
      <div>
        <h3 id="payment-due-heading">Pay now</h3>
        <p>
          {order.amountPaid > 0 && 'The rest of '}
          {formatDollars(order.amountDue)} is still to be paid for this order.
        </p>
      </div>
      <Payment orderId={order.id} amount={order.amountDue} />
    </Box>
  );
}
