import { type MouseEvent, useRef } from 'react';

/** Runs one thing at a time. Until it's done, further calls are ignored, like the second click of a double click. */
export function useOnce() {
  const isInProgress = useRef(false);
  return async function once(work: () => Promise<unknown>): Promise<void> {
    if (isInProgress.current) return;
    isInProgress.current = true;
    try {
      await work();
    } finally {
      isInProgress.current = false;
    }
  };
}

/** Handles a click, but not the second one of a double click, which may come after a quick answer. */
export const onFirstClick =
  (work: () => unknown) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) work();
  };
