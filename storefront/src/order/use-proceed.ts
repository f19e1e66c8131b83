import { useState } from 'react';
import { normalizeDiscountCode } from '#domain/discounts/discount';
import { useOnce } from '../ui/use-once';
import type { RefusedCode } from './discount-field';
import { withFields } from './draft-changes';
import type { Step } from './steps';
import type { CheckedCode } from './use-discount-check';
import type { OrderForm } from './use-order-form';
import { useSubmitOrder } from './use-submit-order';

interface Proceed {
  form: OrderForm;
  check: (code: string) => Promise<CheckedCode>;
  goTo: (step: Step) => void;
}

/** 'Proceed to Payment'. Applies a code that was typed, asks before continuing without one that was refused, and sends the order. */
export function useProceed({ form, check, goTo }: Proceed) {
  const once = useOnce();
  const [isChecking, setChecking] = useState(false);
  const [question, setQuestion] = useState<RefusedCode | null>(null);
  const [refusedCode, setRefusedCode] = useState<string | null>(null);
  const { submit, busy } = useSubmitOrder({ form, goTo, onCodeRefused: askAboutCode });

  function askAboutCode(refused: RefusedCode): void {
    setRefusedCode(refused.code);
    setQuestion(refused);
  }

  async function send(): Promise<void> {
    if (form.checkStep(3)) await submit();
  }

  async function sendWithout(): Promise<void> {
    form.change((draft) => withFields(draft, { discountCode: '' }));
    await send();
  }

  async function sendWithCode(code: string): Promise<void> {
    setChecking(true);
    const checked = await check(code);
    setChecking(false);
    if (checked.state === 'applied') await send();
    else if (refusedCode === code) await sendWithout();
    else askAboutCode({ code, reason: checked.reason });
  }

  return {
    proceed(): void {
      const { discount, discountCode } = form.getValues();
      const typed = discount ? '' : normalizeDiscountCode(discountCode);
      void once(() => (typed === '' ? send() : sendWithCode(typed)));
    },
    busy: busy || isChecking,
    question,
    goOnWithout(): void {
      setQuestion(null);
      void once(sendWithout);
    },
    changeCode(): void {
      setQuestion(null);
      if (question) form.refuseCode(question.reason);
    },
  };
}
