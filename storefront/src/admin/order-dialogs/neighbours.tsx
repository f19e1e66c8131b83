import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import * as sharedTexts from '../parts/shared-texts';
import { TurnButton } from '../parts/turn-button';
import * as texts from './order-dialogs-texts';

/** The orders before and after one in its list. Null if there is none. */
export interface Neighbours {
  before: string | null;
  after: string | null;
}

interface NeighbourButtonsProps {
  neighbours: Neighbours;
  onGo: (id: string | null) => void;
}

/** Buttons for the previous and next order, or nothing if it has neither. */
export function NeighbourButtons({ neighbours: { before, after }, onGo }: NeighbourButtonsProps) {
  if (before === null && after === null) return null;
  // Not disabled, because the panel's focus starts at the first one that isn't, and Enter would press it.
  const go = (to: string | null, icon: LucideIcon, label: string, title: string) => (
    <TurnButton
      icon={icon}
      label={label}
      title={title}
      aria-disabled={to === null}
      onClick={() => onGo(to)}
    />
  );
  return (
    <>
      {go(before, ChevronLeft, sharedTexts.previousOrder, texts.previousOrder)}
      {go(after, ChevronRight, sharedTexts.nextOrder, texts.nextOrder)}
    </>
  );
}

const TAKES_ARROWS =
  'input, textarea, select, [contenteditable="true"], [role="radio"], [role="tab"], [role="menu"]';

/** Whether no other dialog is on top of the one at the edge of the window. */
export function isAsideTopmost(): boolean {
  const topmost = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  return topmost?.dataset.aside === 'true';
}

/** Calls `onArrow` for the left and right arrow keys while no other dialog is on top. */
export function useArrowKeys(onArrow: (direction: keyof Neighbours) => void): void {
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
