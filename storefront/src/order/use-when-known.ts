import { useEffect, useEffectEvent, useState } from 'react';

/** Works at once, or as soon as what it needs is known. */
export function useWhenKnown(isKnown: boolean, work: () => void) {
  const [waits, setWaits] = useState(false);
  const goOn = useEffectEvent(() => {
    setWaits(false);
    work();
  });
  useEffect(() => {
    if (isKnown && waits) goOn();
  }, [isKnown, waits]);
  return {
    waits,
    /** `asIs`: doesn't need what's unknown. */
    go: (asIs: boolean) => (isKnown || asIs ? work() : setWaits(true)),
  };
}
