import styled from 'styled-components';
import type { PaymentDue } from '#domain/payments/payment-contract';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { Alert } from '../ui/alert';
import { font } from '../ui/tokens';
import { Confirmation, GLOVE_NEWS } from './confirmation';
import { OrderSheet } from './order-sheet';
import { PayHere } from './pay-here';

const Money = styled.p`
  font-size: ${font.lead};
  font-variant-numeric: tabular-nums;
`;

/** An order by the standing of its payment; only a settled one, or one paid in person, is confirmed. */
export function OrderStanding({ orderId, due }: { orderId: string; due: PaymentDue }) {
  const { standing, total, amountDue, glove, deliveryMethod } = due;
  const isRest = amountDue < total;
  const amount = `${isRest ? 'The rest of ' : ''}${formatDollars(amountDue)}`;
  switch (standing) {
    case 'settled':
      return (
        <Confirmation
          orderId={orderId}
          paid={null}
          glove={glove}
          deliveryMethod={deliveryMethod}
          money={<Money>Nothing is left to pay.</Money>}
        />
      );
    case 'in_person':
      return (
        <Confirmation
          orderId={orderId}
          paid={null}
          glove={glove}
          deliveryMethod={deliveryMethod}
          money={<Money>{amount} is still to be paid, in person when your glove changes hands.</Money>}
        />
      );
    case 'online':
      return (
        <OrderSheet
          orderId={orderId}
          heading={isRest ? 'THE REST IS NOT PAID YET' : 'ORDER NOT PAID YET'}
          lead={
            glove === 'awaited' ? 'Your order is saved. It goes on as soon as it is paid.' : GLOVE_NEWS[glove]
          }
          isPayable
        >
          <h2>Pay Now</h2>
          <Money>{amount} is to be paid.</Money>
          <PayHere orderId={orderId} amount={amountDue} />
        </OrderSheet>
      );
    case 'checking':
      return (
        <OrderSheet
          orderId={orderId}
          heading="PAYMENT BEING CHECKED"
          lead="Your order is saved. We take it up as soon as it is paid."
        >
          <Alert tone="info" title="PayPal is checking your payment">
            <p>{MESSAGES.paymentPending}</p>
          </Alert>
        </OrderSheet>
      );
    case 'canceled':
      return (
        <OrderSheet orderId={orderId} heading="ORDER CANCELED" lead="This order is not worked on any more.">
          <p>There is nothing to pay for it. If that is a mistake, please order again or talk to us.</p>
        </OrderSheet>
      );
  }
}
