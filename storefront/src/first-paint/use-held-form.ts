import { useEffect, useLayoutEffect, useRef } from 'react';
import { useServing } from './use-served';

/**
 * Makes a served form safe before its script loads: `early.js` holds a form that's sent early, and this hook sends it. Without scripts,
 * what someone typed never ends up in a URL.
 */
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
