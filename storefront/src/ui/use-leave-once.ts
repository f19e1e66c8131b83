import { useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** When a navigation that didn't happen may be tried again, in ms. */
const PATIENCE_MS = 1000;

/** Leaves a history entry only once: a second click can come before the first has navigated. */
export function useLeaveOnce() {
  const location = useLocation();
  const left = useRef<Location>(null);
  return function leaveOnce(leave: () => void): void {
    if (left.current === location) return;
    left.current = location;
    setTimeout(() => {
      left.current = null;
    }, PATIENCE_MS);
    leave();
  };
}
