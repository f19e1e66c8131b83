import { useState } from 'react';
import type { CustomerMe } from '#domain/account-contract';
import { normalizeDiscountCode } from '#domain/discount';
import { useOnce } from '../ui/use-once';
import type { RefusedCode } from './discount-question';
import type { OrderDraft } from './order-draft';
import { type Checkable, checkStep, hasErrors, shownFields } from './step-checks';
import type { Step } from './steps';
import type { CheckedCode } from './use-discount-check';
import { useSubmitOrder } from './use-submit-order';
import type { WizardAction } from './wizard-state';

interface Proceed {
  order: Checkable;
  customer: CustomerMe | null;
  check: (code: string) => Promise<CheckedCode>;
  dispatch: (action: WizardAction) => void;
  goTo: (step: Step) => void;
}

/**
 * 'Proceed to Payment': applies a code that was only typed, asks once before it goes on without one that is not taken,
 * and sends the order.
 */
export function useProceed({ order, customer, check, dispatch, goTo }: Proceed) {
  const { draft, password, offers } = order;
  const once = useOnce();
  const [isChecking, setChecking] = useState(false);
  const [question, setQuestion] = useState<RefusedCode | null>(null);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const { submit, busy } = useSubmitOrder({
    password,
    customer,
    offers,
    dispatch,
    goTo,
    onCodeRefused: ask,
  });

  function ask(refused: RefusedCode): void {
    setAskedFor(refused.code);
    setQuestion(refused);
  }

  async function send(next: OrderDraft): Promise<void> {
    const step = { ...order, draft: next };
    if (hasErrors(checkStep(3, step)))
      dispatch({ type: 'stepRefused', step: 3, fields: shownFields(3, step) });
    else await submit(next);
  }

  async function sendWithout(): Promise<void> {
    dispatch({ type: 'edited', patch: { discountCode: '' } });
    await send({ ...draft, fields: { ...draft.fields, discountCode: '' } });
  }

  async function settleCode(code: string): Promise<void> {
    setChecking(true);
    const checked = await check(code);
    setChecking(false);
    if (checked.state === 'applied')
      await send({ ...draft, discount: checked.discount, fields: { ...draft.fields, discountCode: '' } });
    else if (askedFor === code) await sendWithout();
    else ask({ code, reason: checked.reason });
  }

  return {
    proceed(): void {
      const typed = draft.discount ? '' : normalizeDiscountCode(draft.fields.discountCode);
      void once(() => (typed === '' ? send(draft) : settleCode(typed)));
    },
    busy: busy || isChecking,
    /** The code that was not taken, while the visitor is asked about it. */
    question,
    goOnWithout(): void {
      setQuestion(null);
      void once(sendWithout);
    },
    changeCode(): void {
      setQuestion(null);
      if (question) dispatch({ type: 'discountRefused', message: question.reason });
    },
  };
}
