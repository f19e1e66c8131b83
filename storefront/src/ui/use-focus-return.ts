import { useRef } from 'react';

/** Returns the focus to where it was when a dialog opened; the handlers go to the dialog's content. */
export function useFocusReturn() {
  const returnTo = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(): void {
      returnTo.current = document.activeElement;
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
