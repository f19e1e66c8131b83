import { useRef } from 'react';

/**
 * Runs one thing at a time and ignores calls meanwhile: a second click can come before the first is rendered as busy.
 */
export function useOnce() {
  const isUnderWay = useRef(false);
  return async function once(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await work();
    } finally {
      isUnderWay.current = false;
    }
  };
}
