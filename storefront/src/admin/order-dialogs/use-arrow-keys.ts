import { useEffect, useEffectEvent } from 'react';

/** What uses the arrows itself while it has the focus. */
const TAKES_ARROWS =
  'input, textarea, select, [contenteditable="true"], [role="radio"], [role="tab"], [role="menu"]';

/** Whether the dialog at the window's edge is the topmost. */
export function isAsideTopmost(): boolean {
  const topmost = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  return topmost?.dataset.aside === 'true';
}

/** Calls back for the arrows to the left and right while the dialog at the window's edge is the topmost. */
export function useArrowKeys(onArrow: (direction: 'before' | 'after') => void): void {
  const go = useEffectEvent(onArrow);
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const { key, target, defaultPrevented } = event;
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
      if (defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target instanceof Element && target.closest(TAKES_ARROWS)) return;
      if (isAsideTopmost()) go(key === 'ArrowLeft' ? 'before' : 'after');
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
