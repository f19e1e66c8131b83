import { useRef } from 'react';

/** Runs one thing at a time. Ignores calls until it's done: a second click can come before the button shows it's busy. */
export function useOnce() {
  const isUnderWay = useRef(false);
  return async function once(work: () => Promise<unknown>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work();
    } finally {
      isUnderWay.current = false;
    }
  };
}
