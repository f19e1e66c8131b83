import { useRef } from 'react';

/**
 * Does one thing at a time and leaves out what is asked for meanwhile: two clicks can come before the first one is
 * rendered as busy.
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
