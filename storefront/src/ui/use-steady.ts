import { useLayoutEffect, useRef, useState } from 'react';

/** Returns a function that stays the same and calls the newest version, so what receives it doesn't render again. */
export function useSteady<Args extends unknown[]>(newest: (...args: Args) => void): (...args: Args) => void {
  const latestHandler = useRef(newest);
  useLayoutEffect(() => {
    latestHandler.current = newest;
  });
  const [steady] = useState(
    () =>
      (...args: Args) =>
        latestHandler.current(...args),
  );
  return steady;
}
