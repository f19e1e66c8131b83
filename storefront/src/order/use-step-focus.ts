import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Step } from './steps';
import type { Attention } from './use-order-form';

const IN_NEED = '[aria-invalid="true"], [data-in-need="true"]';

/** Moves the focus to the first refused field, or to the heading of a step just entered. */
export function useStepFocus(place: RefObject<HTMLElement | null>, step: Step, attention: Attention): void {
  const seen = useRef({ step, count: attention.count });
  useLayoutEffect(() => {
    const before = seen.current;
    if (attention.count > before.count && attention.step !== step) return;
    seen.current = { step, count: attention.count };
    if (attention.count > before.count) place.current?.querySelector<HTMLElement>(IN_NEED)?.focus();
    else if (step !== before.step) place.current?.querySelector('h2')?.focus();
  }, [place, step, attention]);
}
