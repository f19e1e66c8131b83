import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '#domain/words/shop-texts';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import * as texts from './payment-texts';
import type { Payment } from './use-payment';

const Place = styled.div.attrs({ tabIndex: -1 })`
  button {
    margin-top: 12px;
  }
`;

/** Says that a payment is being checked or has failed. When that changes, it takes the focus. */
export function PaymentNotice({ payment }: { payment: Payment }) {
  const { stage, problem, approve } = payment;
  const container = useRef<HTMLDivElement>(null);
  const subject = stage === 'checking' ? stage : problem;
  useEffect(() => {
    if (subject) container.current?.focus();
  }, [subject]);

  if (stage === 'checking') {
    return (
      <Place ref={container}>
        <Alert tone="info" title={texts.paypalIsCheckingPayment}>
          <p>{texts.yourOrderIsSafe(MESSAGES.paymentPending)}</p>
        </Alert>
      </Place>
    );
  }
  if (!problem) return null;
  const { title, text, unsettled } = problem;
  return (
    <Place ref={container}>
      <Alert tone="danger" title={title}>
        <p>{text}</p>
        {unsettled !== undefined && (
          <Button variant="secondary" onClick={() => approve(unsettled)}>
            {texts.checkPaymentAgain}
          </Button>
        )}
      </Alert>
    </Place>
  );
}
