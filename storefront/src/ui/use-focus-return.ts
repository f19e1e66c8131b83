import { useRef } from 'react';

interface Return {
  target: Element | null;
  /** The dialog that holds the target, if any. */
  dialog: HTMLElement | null;
}

/** Where each open dialog returns the focus to, in the order they opened. */
const returns: Return[] = [];

/**
 * A dialog's focus handlers. Focus starts at what has `data-first-focus`, or at the first control, and returns when the dialog closes.
 * With `autoFocus`, the focus would be in the dialog before it's known where it was.
 */
export function useFocusReturn() {
  const own = useRef<Return | null>(null);
  return {
    onOpenAutoFocus(event: Event): void {
      own.current = returnHere();
      returns.push(own.current);
      const { currentTarget: dialog } = event;
      const first = dialog instanceof Element && dialog.querySelector<HTMLElement>('[data-first-focus]');
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus(event: Event): void {
      // Radix returns the focus only to triggers, and these dialogs have none.
      if (!own.current) return;
      event.preventDefault();
      returns.splice(returns.indexOf(own.current), 1);
      const { target, dialog } = own.current;
      // Whatever closed the dialog may already have moved the focus, and its button may be gone or disabled. After a reload, there's none.
      for (const place of [target, dialog, document.querySelector('main')]) {
        if (place instanceof HTMLElement && document.activeElement === document.body) place.focus();
      }
    },
  };
}

function returnHere(): Return {
  const target = document.activeElement;
  // A dialog that takes another one's place finds nothing focused, and returns to where that one would have.
  const replaced = target === document.body ? returns.at(-1) : undefined;
  return replaced ?? { target, dialog: target?.closest<HTMLElement>('[role="dialog"]') ?? null };
}
