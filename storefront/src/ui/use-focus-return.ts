import { type RefObject, useRef } from 'react';

/** A dialog's focus handlers: focus starts at `first`, or the first control, and returns. */
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
      // Radix returns focus only to triggers, which these dialogs don't have.
      if (!(returnTo.current instanceof HTMLElement)) return;
      event.preventDefault();
      // Closing may have moved the focus already.
      if (document.activeElement === document.body) returnTo.current.focus();
    },
  };
}
