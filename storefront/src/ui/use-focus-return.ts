import { type RefObject, useRef } from 'react';

/** Handlers for a dialog's content: focus starts at `first`, or the first control, and returns to where it was. */
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
      // Radix returns focus only to a trigger, and these dialogs have none.
      if (!(returnTo.current instanceof HTMLElement)) return;
      event.preventDefault();
      // Closing may have moved the focus already.
      if (document.activeElement === document.body) returnTo.current.focus();
    },
  };
}
