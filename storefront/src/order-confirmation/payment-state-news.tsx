import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orderNumber } from '#domain/orders/order-number';
import type { PaymentDue } from '#domain/payments/payment-contract';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { paymentQueries } from '../api/payments';
import { useShopFacts } from '../api/shop-facts';
import { PaymentButton } from '../payment/payment-button';
import * as paymentTexts from '../payment/payment-texts';
import { Alert } from '../ui/alert';
import { Text } from '../ui/arrange';
import { Lines, Stack } from '../ui/layout';
import * as uiTexts from '../ui/ui-texts';
import { Confirmation, GLOVE_TEXTS } from './confirmation';
import * as texts from './order-confirmation-texts';
import { OrderSheet } from './order-sheet';

interface PayOrderProps {
  orderId: string;
  /** In cents. */
  amount: number;
}

/** Lets anyone with an order's link pay it. Without online payment, it says how to pay. */
function PayOrder({ orderId, amount }: PayOrderProps) {
  const queryClient = useQueryClient();
  const settings = useQuery(paymentQueries.settings());
  const { address, openingHours } = useShopFacts();
  if (settings.data?.mode === 'off') {
    return (
      <Stack $max="560px">
        <p>{texts.onlinePaymentIsntAvailable(orderNumber(orderId))}</p>
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

const STOPPED = {
  checking: {
    heading: texts.paymentBeingChecked,
    text: texts.yourOrderIsSaved,
    children: (
      <Alert tone="info" title={paymentTexts.paypalIsCheckingPayment}>
        <p>{MESSAGES.paymentPending}</p>
      </Alert>
    ),
  },
  canceled: {
    heading: texts.orderCanceled,
    text: texts.stoppedWorkingOnOrder,
    children: <p>{texts.youDontOweAnything}</p>,
  },
} as const;

/** Shows an order by its payment state. Only orders that are settled or paid in person are confirmed. */
export function PaymentStateNews({ orderId, due }: { orderId: string; due: PaymentDue }) {
  const { standing, total, amountDue, glove, deliveryMethod } = due;
  if (standing === 'checking' || standing === 'canceled')
    return <OrderSheet orderId={orderId} {...STOPPED[standing]} />;
  const isRest = amountDue < total;
  const amount = isRest ? texts.restOf(formatDollars(amountDue)) : formatDollars(amountDue);
  if (standing === 'online')
    return (
      <OrderSheet
        orderId={orderId}
        heading={isRest ? texts.restIsntPaidYet : texts.orderNotPaidYet}
        text={glove === 'awaited' ? texts.yourOrderIsSaved : GLOVE_TEXTS[glove]}
        isPayable
      >
        <h2>{texts.payNow}</h2>
        <Text $size="lead" $numeric>
          {texts.isDue(amount)}
        </Text>
        <PayOrder orderId={orderId} amount={amountDue} />
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
          {standing === 'settled' ? uiTexts.allPaidUp : texts.isDueInPerson(amount)}
        </Text>
      }
    />
  );
}
