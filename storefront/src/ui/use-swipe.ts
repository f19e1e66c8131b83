import { type PointerEvent, useRef } from 'react';

/** Shorter is a tap with a trembling finger. */
const SWIPE_PX = 48;

/** Turns a finger's sideways stroke into a step: to the left is the next one. Give the handlers to what is stroked. */
export function useSwipe(turn: (by: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent): void {
      // A second finger makes it a pinch.
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent): void {
      if (!start.current) return;
      const x = clientX - start.current.x;
      const y = clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
    onPointerCancel(): void {
      start.current = null;
    },
  };
}
