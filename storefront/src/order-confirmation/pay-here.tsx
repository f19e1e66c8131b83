import { useQuery, useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { paymentQueries } from '../api/payments';
import { useShopFacts } from '../api/shop-facts';
import { PaymentButton } from '../payment/payment-button';
import { Lines } from '../ui/layout';
import { space } from '../ui/tokens';

const Narrow = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: 560px;
`;

interface PayHereProps {
  orderId: string;
  /** In cents. */
  amount: number;
}

/** The payment of an order, for anyone with its link; without online payment, how to pay instead. */
export function PayHere({ orderId, amount }: PayHereProps) {
  const queryClient = useQueryClient();
  const settings = useQuery(paymentQueries.settings());
  const { address, openingHours } = useShopFacts();
  if (settings.data?.mode === 'off') {
    return (
      <Narrow>
        <p>
          Online payment is not available right now. You can pay at the shop; tell us the order number{' '}
          {orderNumber(orderId)} at the counter.
        </p>
        <Lines>{address}</Lines>
        <Lines>{openingHours}</Lines>
      </Narrow>
    );
  }
  const { queryKey } = paymentQueries.due(orderId);
  return (
    <Narrow>
      <PaymentButton
        orderId={orderId}
        amount={amount}
        onPaid={() => queryClient.invalidateQueries({ queryKey })}
      />
    </Narrow>
  );
}
