import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orderNumber } from '#domain/orders/order-number';
import type { PaymentDue } from '#domain/payments/payment-contract';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { paymentQueries } from '../api/payments';
import { useShopFacts } from '../api/shop-facts';
import { PaymentButton } from '../payment/payment-button';
import { Alert } from '../ui/alert';
import { Text } from '../ui/arrange';
import { Lines, Stack } from '../ui/layout';
import { Confirmation, GLOVE_NEWS } from './confirmation';
import { OrderSheet } from './order-sheet';

interface PayHereProps {
  orderId: string;
  /** In cents. */
  amount: number;
}

/** Pays an order, for anyone with its link; without online payment, says how to pay. */
function PayHere({ orderId, amount }: PayHereProps) {
  const queryClient = useQueryClient();
  const settings = useQuery(paymentQueries.settings());
  const { address, openingHours } = useShopFacts();
  if (settings.data?.mode === 'off') {
    return (
      <Stack $max="560px">
        <p>
          Online payment isn't available right now. You can pay at the shop. Give us the order number{' '}
          {orderNumber(orderId)} at the counter.
        </p>
        <Lines>{address}</Lines>
        <Lines>{openingHours}</Lines>
      </Stack>
    );
  }
  const { queryKey } = paymentQueries.due(orderId);
  return (
    <Stack $max="560px">
      <PaymentButton
        orderId={orderId}
        amount={amount}
        onPaid={() => queryClient.invalidateQueries({ queryKey })}
      />
    </Stack>
  );
}

/** Orders that are neither paid nor payable. */
const STOPPED = {
  checking: {
    heading: 'PAYMENT BEING CHECKED',
    lead: "Your order is saved. We'll start as soon as it's paid.",
    children: (
      <Alert tone="info" title="PayPal is checking your payment">
        <p>{MESSAGES.paymentPending}</p>
      </Alert>
    ),
  },
  canceled: {
    heading: 'ORDER CANCELED',
    lead: "We've stopped working on this order.",
    children: <p>You don't owe anything for it. If that's a mistake, order again or contact us.</p>,
  },
} as const;

/** An order by its payment state; only settled ones, and those paid in person, are confirmed. */
export function PaymentStateNews({ orderId, due }: { orderId: string; due: PaymentDue }) {
  const { standing, total, amountDue, glove, deliveryMethod } = due;
  if (standing === 'checking' || standing === 'canceled')
    return <OrderSheet orderId={orderId} {...STOPPED[standing]} />;
  const isRest = amountDue < total;
  const amount = `${isRest ? 'The rest of ' : ''}${formatDollars(amountDue)}`;
  if (standing === 'online')
    return (
      <OrderSheet
        orderId={orderId}
        heading={isRest ? "THE REST ISN'T PAID YET" : 'ORDER NOT PAID YET'}
        lead={
          glove === 'awaited' ? "Your order is saved. We'll start as soon as it's paid." : GLOVE_NEWS[glove]
        }
        isPayable
      >
        <h2>Pay Now</h2>
        <Text $size="lead" $numeric>
          {amount} is due.
        </Text>
        <PayHere orderId={orderId} amount={amountDue} />
      </OrderSheet>
    );
  return (
    <Confirmation
      orderId={orderId}
      paid={null}
      glove={glove}
      deliveryMethod={deliveryMethod}
      money={
        <Text $size="lead" $numeric>
          {standing === 'settled'
            ? "You're all paid up."
            : `${amount} is due in person when your glove changes hands.`}
        </Text>
      }
    />
  );
}
