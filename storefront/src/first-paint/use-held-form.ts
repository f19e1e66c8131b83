import { useEffect, useLayoutEffect, useRef } from 'react';
import { useServing } from './use-served';

/** Sends a form that `early.js` held before hydration. Without scripts, nothing ends up in the URL. */
export function useHeldForm() {
  const isHeld = useServing();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (isHeld || element?.dataset.held === undefined) return;
    delete element.dataset.held;
    // Runs once the fields have registered their values.
    queueMicrotask(() => element.requestSubmit());
  }, [isHeld]);
  // State that this tab has stored may replace the form before it's sent.
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
