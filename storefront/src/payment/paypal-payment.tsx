import {
  PayPalButtons,
  PayPalScriptProvider,
  type ReactPayPalScriptOptions,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { isPayingPage } from '#domain/pages/pages';
import { CURRENCY } from '#domain/wire/money';
import { VisuallyHidden } from '../ui/visually-hidden';
import { PaymentNotice } from './payment-notice';
import * as texts from './payment-texts';
import type { Later, Payment } from './use-payment';
import { usePaypalButtons } from './use-paypal-buttons';
import { SystemError, WidgetFailure, WidgetSkeleton } from './widget-states';

/** PayPal's buttons and card form need a light background in both themes. */
const Ground = styled.div`
  position: relative;
  min-height: 76px;
  padding: 14px 14px 6px;
  border-radius: 10px;
  background: #fffcf5;
  color: #2a1e16;
  color-scheme: light;
`;

const Awaited = styled.div`
  position: absolute;
  inset: 14px;
`;

interface PaypalPaymentProps extends Later {
  clientId: string;
  payment: Payment;
}

/** PayPal's buttons. Their script loads once per page (rule 8.1). */
export function PaypalPayment({ clientId, ...rest }: PaypalPaymentProps) {
  const [loads, setLoads] = useState(0);
  const options = useMemo<ReactPayPalScriptOptions>(
    () => ({ clientId, currency: CURRENCY, intent: 'capture' }),
    [clientId],
  );
  const isPaypalAllowed = allowsPaypal();
  useEffect(() => {
    // The visitor followed a link within the shop, and this tab has stored the order.
    if (!isPaypalAllowed) window.location.reload();
  }, [isPaypalAllowed]);
  if (!isPaypalAllowed) return <WidgetSkeleton />;
  return (
    <PayPalScriptProvider key={loads} options={options}>
      <Buttons {...rest} onReload={() => setLoads(loads + 1)} />
    </PayPalScriptProvider>
  );
}

function allowsPaypal(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !loaded || isPayingPage(new URL(loaded.name).pathname);
}

interface ButtonsProps extends Later {
  payment: Payment;
  onReload: () => void;
}

function Buttons({ payment, onReload, ...later }: ButtonsProps) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  const isShown = !isPending && !isRejected && payment.stage !== 'checking';
  const { round, state, drawn, failed, used, redraw } = usePaypalButtons(isShown);
  const isDrawn = useRef(false);
  // After the card was declined, the buyer can choose again in PayPal's window, once for each payment.
  const restarted = useRef(new Set<string>());
  if (isRejected) return <WidgetFailure text={texts.scriptFailed} onRetry={onReload} {...later} />;
  if (isPending) return <WidgetSkeleton />;
  return (
    <>
      <PaymentNotice payment={payment} />
      {isShown && state === 'failed' && (
        <WidgetFailure text={texts.setupFailed} onRetry={() => redraw(true)} {...later} />
      )}
      {isShown && state !== 'failed' && (
        <Ground aria-busy={payment.isBusy}>
          {state === 'awaited' && (
            <Awaited>
              <WidgetSkeleton />
            </Awaited>
          )}
          <PayPalButtons
            key={round}
            style={{ layout: 'vertical', color: 'gold', shape: 'rect', label: 'pay', height: 48 }}
            disabled={payment.isBusy}
            onInit={() => {
              isDrawn.current = true;
              drawn();
            }}
            createOrder={() => {
              used();
              return payment.start();
            }}
            onApprove={async ({ orderID }, actions) => {
              const approval = await payment.approve(orderID);
              if (approval !== 'declined' || restarted.current.has(orderID)) return;
              restarted.current.add(orderID);
              actions.restart();
            }}
            onCancel={payment.cancel}
            onError={() => {
              if (!isDrawn.current) return failed();
              isDrawn.current = false;
              payment.breakOff();
              redraw(false);
            }}
          >
            <SystemError text={texts.setupFailed} />
          </PayPalButtons>
        </Ground>
      )}
      <VisuallyHidden role="status">
        {payment.stage === 'finishing' ? texts.confirmingYourPayment : ''}
      </VisuallyHidden>
    </>
  );
}
