import { useEffect, useLayoutEffect, useRef } from 'react';
import { useServing } from './use-served';

/**
 * Makes a served form safe before its script loads: `early.js` holds early submits, and the hook submits them. Without scripts, typed text
 * never ends up in a URL.
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
  // State kept in this tab may replace the form before it can submit.
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
