import { useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** After how many ms someone can try to leave again. */
const PATIENCE_MS = 1000;

/** Leaves a history entry once, even on a double click. */
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
