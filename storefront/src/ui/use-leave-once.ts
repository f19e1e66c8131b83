import { useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';

/** After this long a way that has led nowhere may be tried again, in ms. */
const PATIENCE_MS = 1000;

/** Leaves the page's entry of the history once: a second click can come before the first one has led anywhere. */
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
