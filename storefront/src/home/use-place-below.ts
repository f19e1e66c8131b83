import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a part that comes late may be shown: at once where it is ready with the page, later only while its place is still below
 * the screen or the page at its top, so that nothing that is being read moves. Give the ref to an element at its place.
 */
export function usePlaceBelow(isReady: boolean): {
  place: RefObject<HTMLDivElement | null>;
  isShown: boolean;
} {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(isReady);
  useEffect(() => {
    if (!isReady || isShown) return undefined;
    const look = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (window.scrollY === 0 || top >= window.innerHeight) setShown(true);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isReady, isShown]);
  return { place, isShown };
}
