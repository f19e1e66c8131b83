import { type RefObject, useRef } from 'react';

/**
 * Returns the focus to where it was when a dialog opened; the handlers go to the dialog's content. It begins at `first`, or at the
 * dialog's first control.
 */
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
      // Radix returns the focus only to a trigger, and these dialogs have none.
      if (!(returnTo.current instanceof HTMLElement)) return;
      event.preventDefault();
      // Closing may have moved the focus already.
      if (document.activeElement === document.body) returnTo.current.focus();
    },
  };
}
