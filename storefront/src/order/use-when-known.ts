import { useEffect, useEffectEvent, useState } from 'react';

/** Runs `work` right away, or as soon as the data it needs has loaded. */
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
    go: (asIs: boolean) => (isKnown || asIs ? work() : setWaits(true)),
  };
}
