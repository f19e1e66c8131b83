import type { ReactNode } from 'react';
import type { GlovePlace } from '#domain/payments/payment-due';
import type { PaidOrder } from '../payment/paid-order';
import { OrderSheet } from './order-sheet';
import { NextOfAnyOrder, NextOfPaidOrder } from './whats-next';

interface ConfirmationProps {
  orderId: string;
  /** Null in a tab that did not pay the order. */
  paid: PaidOrder | null;
  /** What is known about the payment, in a tab that did not make it. */
  money?: ReactNode;
  /** Where the glove is by now. */
  glove?: GlovePlace;
}

/** What the page says about a glove that has arrived. */
export const GLOVE_NEWS = {
  here: 'Your glove is here with us. You hear from us by e-mail as the work goes on.',
  sent_back: 'Your glove is done and on its way back to you.',
} as const satisfies Record<Exclude<GlovePlace, 'awaited'>, string>;

/** The ticket of a confirmed order. */
export function Confirmation({ orderId, paid, money, glove = 'awaited' }: ConfirmationProps) {
  return (
    <OrderSheet orderId={orderId} heading="ORDER CONFIRMED" lead="Thank you. We have it on the board.">
      <h2>What’s Next</h2>
      {money}
      {glove !== 'awaited' ? (
        <p>{GLOVE_NEWS[glove]}</p>
      ) : paid ? (
        <NextOfPaidOrder orderId={orderId} paid={paid} />
      ) : (
        <NextOfAnyOrder />
      )}
    </OrderSheet>
  );
}
