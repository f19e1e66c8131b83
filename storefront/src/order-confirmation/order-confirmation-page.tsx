import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { PaymentState } from '#domain/payments/payment-due';
import { paths } from '../addresses/paths';
import { ApiError } from '../api/client';
import { PageTitle } from '../api/page-title';
import { paymentQueries } from '../api/payments';
import { NotLoaded } from '../notices/not-loaded';
import { type PaidOrder, readPaidOrder } from '../payment/paid-order';
import * as paymentTexts from '../payment/payment-texts';
import { WidgetSkeleton } from '../payment/widget-states';
import { Heading, Muted } from '../ui/arrange';
import { ButtonLink } from '../ui/button';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { Container, Section } from '../ui/layout';
import { space } from '../ui/tokens';
import { Confirmation } from './confirmation';
import * as texts from './order-confirmation-texts';
import { OrderSheet } from './order-sheet';
import { PaymentStateNews } from './payment-state-news';

const TITLE = {
  settled: texts.orderConfirmedTitle,
  in_person: texts.orderConfirmedTitle,
  online: texts.orderNotPaidTitle,
  checking: texts.paymentBeingCheckedTitle,
  canceled: texts.orderCanceledTitle,
} as const satisfies Record<PaymentState, string>;

/** An order's number, payment state, and next steps. If nothing has been paid, it can be paid here. */
export function OrderConfirmationPage() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId')?.trim();
  if (orderId) return <OrderState key={orderId} orderId={orderId} />;
  return (
    <>
      <PageTitle page="orderConfirmation" title={texts.invalidOrder} />
      <InvalidOrder />
    </>
  );
}

function OrderState({ orderId }: { orderId: string }) {
  const [paid, setPaid] = useState<PaidOrder | null>();
  useLayoutEffect(() => setPaid(readPaidOrder(orderId)), [orderId]);
  const due = useQuery({ ...paymentQueries.due(orderId), enabled: paid === null });
  // For an unknown ID, we show its number and general next steps (rule 6.10).
  const isUnknown = due.error instanceof ApiError && due.error.status === 404;
  if (paid || isUnknown) {
    return (
      <>
        <PageTitle page="orderConfirmation" title={texts.orderConfirmedTitle} />
        <Confirmation orderId={orderId} paid={paid ?? null} />
      </>
    );
  }
  if (due.data) {
    return (
      <>
        <PageTitle page="orderConfirmation" title={TITLE[due.data.standing]} />
        <PaymentStateNews orderId={orderId} due={due.data} />
      </>
    );
  }
  return (
    <>
      <PageTitle page="orderConfirmation" />
      <OrderSheet orderId={orderId} heading={texts.yourOrder} text={texts.checkingYourOrder}>
        {due.isError ? (
          <NotLoaded title={texts.weCouldntCheckOrder} query={due} text={paymentTexts.yourOrderIsSaved} />
        ) : (
          <WidgetSkeleton />
        )}
      </OrderSheet>
    </>
  );
}

const Column = styled(Container)`
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  text-align: center;
  svg {
    width: min(280px, 70vw);
    height: auto;
  }
  a {
    margin-top: ${space[1]};
  }
`;

/** Shown for a URL without an order. */
function InvalidOrder() {
  return (
    <Section>
      <Column>
        <EmptyHook />
        <Heading as="h1" $size="h2">
          {texts.invalidOrder}
        </Heading>
        <Muted $size="lead">{texts.noOrderIdProvided}</Muted>
        <ButtonLink to={paths.home.href()}>{texts.returnHome}</ButtonLink>
      </Column>
    </Section>
  );
}
