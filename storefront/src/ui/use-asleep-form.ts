import { useEffect, useRef } from 'react';
import { useServing } from './use-served';

/**
 * What a form of a served page needs until its script is there: what is sent before is held by `public/early.js` and sent here, and
 * without scripts nothing that was typed gets into an address.
 */
export function useAsleepForm() {
  const asleep = useServing();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (asleep || element?.dataset.held === undefined) return;
    delete element.dataset.held;
    // After the fields have told what was typed.
    queueMicrotask(() => element.requestSubmit());
  }, [asleep]);
  return { ref: form, method: 'post', 'data-asleep': asleep || undefined } as const;
}
