import { useRef } from 'react';

/** Gives the focus back to where it was when a dialog opened. Give the handlers to the dialog's content. */
export function useFocusReturn() {
  const returnTo = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(): void {
      returnTo.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event): void {
      // By itself the focus would only return to a trigger, which a dialog opened by its page has not.
      if (!(returnTo.current instanceof HTMLElement)) return;
      event.preventDefault();
      // Whoever closed it may have led on already.
      if (document.activeElement === document.body) returnTo.current.focus();
    },
  };
}
