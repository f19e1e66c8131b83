import { useRef } from 'react';

/** Runs one thing at a time and ignores calls until it's done, like the second of a double click. */
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
