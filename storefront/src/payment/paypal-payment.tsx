import {
  PayPalButtons,
  PayPalScriptProvider,
  type ReactPayPalScriptOptions,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { CURRENCY } from '#domain/money';
import { VisuallyHidden } from '../ui/visually-hidden';
import { PaymentNotice } from './payment-notice';
import { PAYMENT_TEXTS } from './payment-texts';
import { SystemError } from './system-error';
import type { Payment } from './use-payment';
import { WidgetSkeleton } from './widget-skeleton';

/** PayPal's own buttons and card form are drawn for a light ground, in either theme. */
const Ground = styled.div`
  padding: 14px 14px 6px;
  border-radius: 10px;
  background: #fffcf5;
  color: #2a1e16;
  color-scheme: light;
`;

interface PaypalPaymentProps {
  clientId: string;
  payment: Payment;
}

/** PayPal's buttons. Its script is loaded once and found again by the next payment on the page (spec 2). */
export function PaypalPayment({ clientId, payment }: PaypalPaymentProps) {
  const options = useMemo<ReactPayPalScriptOptions>(
    () => ({ clientId, currency: CURRENCY, intent: 'capture' }),
    [clientId],
  );
  return (
    <PayPalScriptProvider options={options}>
      <Buttons payment={payment} />
    </PayPalScriptProvider>
  );
}

function Buttons({ payment }: { payment: Payment }) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  const [hasFailed, setHasFailed] = useState(false);
  const isSetUp = useRef(false);
  // One new choice in the same window; a second refusal of the same payment goes back to the page.
  const restarted = useRef(new Set<string>());

  if (isRejected) return <SystemError text={PAYMENT_TEXTS.scriptFailed} />;
  if (isPending) return <WidgetSkeleton />;
  if (hasFailed) return <SystemError text={PAYMENT_TEXTS.setupFailed} />;
  return (
    <>
      <PaymentNotice payment={payment} />
      {payment.stage !== 'checking' && (
        <Ground aria-busy={payment.isBusy}>
          <PayPalButtons
            style={{ layout: 'vertical', color: 'gold', shape: 'rect', label: 'pay', height: 48 }}
            disabled={payment.isBusy}
            onInit={() => {
              isSetUp.current = true;
            }}
            createOrder={payment.start}
            onApprove={async ({ orderID }, actions) => {
              const approval = await payment.approve(orderID);
              if (approval !== 'declined' || restarted.current.has(orderID)) return;
              restarted.current.add(orderID);
              actions.restart();
            }}
            onCancel={payment.cancel}
            onError={() => {
              if (isSetUp.current) payment.breakOff();
              else setHasFailed(true);
            }}
          >
            <SystemError text={PAYMENT_TEXTS.setupFailed} />
          </PayPalButtons>
        </Ground>
      )}
      <VisuallyHidden role="status">
        {payment.stage === 'finishing' ? 'Confirming your payment' : ''}
      </VisuallyHidden>
    </>
  );
}
