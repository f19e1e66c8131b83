import type { ComponentType } from 'react';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { Box, Heading } from '../ui/arrange';
import * as texts from './customer-texts';

export interface PaymentProps {
  orderId: string;
  /** In cents. */
  amount: number;
}

export function PaymentDue({ order, Payment }: { order: OrderView; Payment: ComponentType<PaymentProps> }) {
  return (
    <Box as="section" $on="accent" aria-labelledby="payment-due-heading">
      <div>
        <Heading as="h3" $size="h4" id="payment-due-heading">
          {texts.payNow}
        </Heading>
        <p>
          {(order.amountPaid > 0 ? texts.restIsStillDue : texts.isStillDue)(formatDollars(order.amountDue))}
        </p>
      </div>
      <Payment orderId={order.id} amount={order.amountDue} />
    </Box>
  );
}
