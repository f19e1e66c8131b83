import { useEffect, useLayoutEffect, useRef } from 'react';
import { useServing } from './use-served';

/**
 * What a form of a served page needs until its script is there: what is sent before is held by `early.js` and sent here, and
 * without scripts nothing that was typed gets into an address.
 */
export function useHeldForm() {
  const isHeld = useServing();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (isHeld || element?.dataset.held === undefined) return;
    delete element.dataset.held;
    // Once the fields have registered their values.
    queueMicrotask(() => element.requestSubmit());
  }, [isHeld]);
  // What this tab has kept may put another form in the place of this one before it can send.
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (element?.dataset.held === undefined) return;
      queueMicrotask(() => {
        const successor = document.getElementById(element.id);
        if (successor instanceof HTMLFormElement) successor.requestSubmit();
      });
    };
  }, []);
  return { ref: form, method: 'post', 'data-held-form': isHeld || undefined } as const;
}
