import { type RefObject, useRef } from 'react';

/** A dialog's focus handlers. Focus starts at `first`, or at the first control, and returns when the dialog closes. */
export function useFocusReturn(first?: RefObject<HTMLElement | null>) {
  const returnTo = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event): void {
      returnTo.current = document.activeElement;
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onCloseAutoFocus(event: Event): void {
      // Radix returns the focus only to triggers, and these dialogs have none.
      if (!(returnTo.current instanceof HTMLElement)) return;
      event.preventDefault();
      // Whatever closed the dialog may already have moved the focus.
      if (document.activeElement === document.body) returnTo.current.focus();
    },
  };
}
