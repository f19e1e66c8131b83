import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CURRENCY, centsToDecimal } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { paths } from '../addresses/paths';
import { ApiError, failedWith, messageOf } from '../api/client';
import { useCapturePayment, useReportPayment, useStartPayment } from '../api/payments';
import { useToast } from '../ui/toast';
import * as texts from './payment-texts';

export type PaymentStage = 'ready' | 'starting' | 'finishing' | 'checking' | 'paid';

export interface PaymentProblem {
  title: string;
  text: string;
  unsettled?: string;
}

export interface Later {
  orderId: string;
  /** Called when the buyer leaves, to pay later on the order's page. Undefined on that page and in the customer's account. */
  onLater?: () => void;
}

export interface Payable extends Later {
  /** The order's total in cents. */
  amount: number;
  onPaid?: () => void;
  onStage?: (stage: PaymentStage) => void;
}

export type Approval = 'paid' | 'checking' | 'declined' | 'failed';

export type Payment = ReturnType<typeof usePayment>;

/** A payment, from the provider's order to the confirmation (rule 8.2). After any failure, the buyer can try again. */
export function usePayment({ orderId, amount, onPaid, onStage }: Payable) {
  const { mutateAsync: startPayment } = useStartPayment();
  const { mutateAsync: capturePayment } = useCapturePayment();
  const { mutateAsync: reportPayment } = useReportPayment();
  const navigate = useNavigate();
  const { toast } = useToast();
  const [stage, setStage] = useState<PaymentStage>('ready');
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  // If our own calls were refused, the provider reports that back as an error.
  const isReported = useRef(false);

  function enter(next: PaymentStage): void {
    setStage(next);
    onStage?.(next);
  }

  function fail(notice: { title: string; description: string }, trouble: PaymentProblem): void {
    toast({ ...notice, tone: 'danger' });
    setProblem(trouble);
    enter('ready');
  }

  function check(): Approval {
    enter('checking');
    return 'checking';
  }

  function finish(): void {
    enter('paid');
    onPaid?.();
    toast(texts.paid);
    navigate(paths.orderConfirmation.href({ orderId }), { replace: true });
  }

  /** Starts the payment and returns the provider's order. @throws if it can't be started. */
  async function start(): Promise<string> {
    isReported.current = false;
    setProblem(null);
    enter('starting');
    const order = { orderId, amount: centsToDecimal(amount), currency: CURRENCY, intent: 'CAPTURE' } as const;
    try {
      const { id } = await startPayment(order);
      enter('ready');
      return id;
    } catch (error) {
      isReported.current = true;
      const text = messageOf(error, texts.yourOrderIsSaved);
      // Another tab settled it, or a call that got no answer.
      if (failedWith(error, 'ORDER_PAID')) finish();
      else if (failedWith(error, 'PAYMENT_PENDING')) enter('checking');
      else fail(texts.notStarted, { title: texts.weCouldntStartPayment, text });
      throw error;
    }
  }

  /** Captures a payment that the buyer approved, and records it. Safe to retry. */
  async function approve(paypalOrderId: string): Promise<Approval> {
    setProblem(null);
    enter('finishing');
    try {
      const { id, status } = await capturePayment(paypalOrderId);
      if (status === 'pending') return check();
      await reportPayment({ orderId, paymentStatus: 'succeeded', paypalOrderId, paypalCaptureId: id });
    } catch (error) {
      return notApproved(error, paypalOrderId);
    }
    finish();
    return 'paid';
  }

  function notApproved(error: unknown, paypalOrderId: string): Approval {
    if (error instanceof ApiError && error.status === 402) {
      const declined = { ...texts.notFinished, description: MESSAGES.paymentDeclined };
      const text = texts.youWerentCharged;
      fail(declined, { title: texts.yourPaymentWasDeclined, text });
      return 'declined';
    }
    if (failedWith(error, 'PAYMENT_PENDING')) return check();
    const title = texts.paymentIsntConfirmedYet;
    const text = messageOf(error, texts.weDontKnowYet);
    fail(texts.notFinished, { title, text, unsettled: paypalOrderId });
    return 'failed';
  }

  return {
    stage,
    problem,
    isBusy: stage !== 'ready' && stage !== 'checking',
    start,
    approve,
    cancel(): void {
      toast({ ...texts.cancelled, tone: 'info' });
      enter('ready');
    },
    breakOff(): void {
      const wasRecorded = isReported.current;
      isReported.current = false;
      const text = texts.orderIsSaved;
      if (!wasRecorded) fail(texts.providerFailed, { title: texts.paymentWasInterrupted, text });
    },
  };
}
