import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a strip sideways to its chosen entry whenever `chosen` changes. `scrollIntoView` would also make Tab continue from there. */
export function useStrip<Strip extends HTMLElement>(chosen: string | null): RefObject<Strip | null> {
  const strip = useRef<Strip>(null);
  useEffect(() => {
    const entry = chosen && strip.current?.querySelector('[aria-current], [aria-selected="true"]');
    if (!strip.current || !entry) return;
    const [view, place] = [strip.current.getBoundingClientRect(), entry.getBoundingClientRect()];
    strip.current.scrollLeft += Math.min(0, place.left - view.left) || Math.max(0, place.right - view.right);
  }, [chosen]);
  return strip;
}
