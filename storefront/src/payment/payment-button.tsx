import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { PaymentSettings } from '#domain/payments/payment-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { paymentQueries } from '../api/payments';
import { loadable } from '../first-paint/loadable';
import { Alert } from '../ui/alert';
import { Stack } from '../ui/layout';
import * as texts from './payment-texts';
import { type Payable, type Payment, usePayment } from './use-payment';
import { SystemError, WidgetFailure, WidgetSkeleton } from './widget-states';

const PaypalPayment = loadable(async () => (await import('./paypal-payment')).PaypalPayment);
const SimulatedPayment = loadable(async () => (await import('./simulated-payment')).SimulatedPayment);

/** The provider's payment button. After the payment, the confirmation opens (rule 8.2). */
export function PaymentButton(payable: Payable) {
  const settings = useQuery(paymentQueries.settings());
  const payment = usePayment(payable);

  if (settings.isPending) return <WidgetSkeleton />;
  if (settings.isError) {
    return (
      <WidgetFailure
        text={texts.setupFailed}
        orderId={payable.orderId}
        onLater={payable.onLater}
        onRetry={() => settings.refetch()}
        isRetrying={settings.isFetching}
      />
    );
  }
  return (
    <Suspense fallback={<WidgetSkeleton />}>
      <Stack>
        <Widget {...settings.data} {...payable} payment={payment} />
      </Stack>
    </Suspense>
  );
}

interface WidgetProps extends PaymentSettings, Payable {
  payment: Payment;
}

function Widget({ mode, clientId, payment, orderId, onLater, amount }: WidgetProps) {
  if (mode === 'simulator') return <SimulatedPayment amount={amount} payment={payment} />;
  if (mode === 'off') {
    return (
      <Alert tone="warning" title={texts.onlinePaymentIsClosed}>
        <p>{MESSAGES.onlinePaymentOff}</p>
      </Alert>
    );
  }
  if (clientId === null) return <SystemError text={texts.setupFailed} />;
  return <PaypalPayment clientId={clientId} payment={payment} orderId={orderId} onLater={onLater} />;
}
