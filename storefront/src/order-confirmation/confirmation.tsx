import type { ReactNode } from 'react';
import type { DeliveryMethod } from '#domain/orders/delivery';
import type { GlovePlace } from '#domain/orders/status-table';
import type { PaidOrder } from '../payment/paid-order';
import * as texts from './order-confirmation-texts';
import { OrderSheet } from './order-sheet';
import { GeneralNextSteps, NextStepsForDelivery, NextStepsForPaidOrder } from './whats-next';

interface ConfirmationProps {
  orderId: string;
  /** Null if the order was paid in another tab. */
  paid: PaidOrder | null;
  deliveryMethod?: DeliveryMethod;
  money?: ReactNode;
  glove?: GlovePlace;
}

export const GLOVE_TEXTS = {
  here: texts.yourGloveIsHere,
  sent_back: texts.gloveIsDone,
} as const satisfies Record<Exclude<GlovePlace, 'awaited'>, string>;

export function Confirmation({ orderId, paid, money, glove = 'awaited', ...delivery }: ConfirmationProps) {
  return (
    <OrderSheet
      orderId={orderId}
      heading={texts.orderConfirmed}
      text={texts.thanks}
      isDone
      ticket={paid?.ticket}
      trackPath={paid?.trackPath}
    >
      <h2>{texts.whatsNext}</h2>
      {money}
      {glove !== 'awaited' ? (
        <p>{GLOVE_TEXTS[glove]}</p>
      ) : (
        <Next orderId={orderId} paid={paid} {...delivery} />
      )}
    </OrderSheet>
  );
}

function Next({ orderId, paid, deliveryMethod }: ConfirmationProps) {
  if (paid) return <NextStepsForPaidOrder {...paid} />;
  if (!deliveryMethod) return <GeneralNextSteps />;
  return <NextStepsForDelivery orderId={orderId} deliveryMethod={deliveryMethod} />;
}
