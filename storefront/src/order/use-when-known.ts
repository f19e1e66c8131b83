import { useEffect, useEffectEvent, useState } from 'react';

/** Does a work at once, or, where that asks for what is not known yet, once it is. */
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
    /** `asIs`: what is unknown decides nothing. */
    go: (asIs: boolean) => (isKnown || asIs ? work() : setWaits(true)),
  };
}
