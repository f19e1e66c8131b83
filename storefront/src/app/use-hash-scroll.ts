import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** After how many ms the page scrolls, and how many px above the element it stops (rule 2.3). */
const DELAY_MS = 100;
const OFFSET_PX = 20;
/** How long to follow the element while content above it loads, in ms. */
const FOLLOW_MS = 3000;
const VISITOR_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function idOf(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    // The hash has a percent sign that encodes nothing.
    return raw;
  }
}

const topOf = (target: Element) => target.getBoundingClientRect().top + window.scrollY - OFFSET_PX;

function scrollTo(top: number): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
}

function follow(target: Element): () => void {
  let top = topOf(target);
  const observer = new MutationObserver(() => {
    const now = topOf(target);
    if (Math.abs(now - top) < 1) return;
    top = now;
    scrollTo(top);
  });
  const timer = setTimeout(stop, FOLLOW_MS);
  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of VISITOR_MOVES) window.removeEventListener(move, stop);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of VISITOR_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}

function scrollToId(id: string): (() => void) | undefined {
  const target = document.getElementById(id);
  if (!target) return undefined;
  scrollTo(topOf(target));
  // The visitor may have moved the focus into it by then.
  const isInside = target !== document.activeElement && target.contains(document.activeElement);
  if (!isInside) target.focus({ preventScroll: true });
  return follow(target);
}

/** Scrolls to the element in the hash each time a link to it is followed (rule 2.3). */
export function useHashScroll(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const lastLocation = useRef<Location>(null);
  useEffect(() => {
    const { pathname, hash, state } = location;
    const before = lastLocation.current === location ? null : lastLocation.current;
    const isSamePlace = before?.pathname === pathname && before.hash === hash;
    lastLocation.current = location;
    // Following a link twice scrolls twice, but a dialog that opens or closes doesn't scroll.
    const isLink = navigationType !== 'POP' && state === null;
    if (!hash || (isSamePlace && !isLink)) return undefined;
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = scrollToId(idOf(hash));
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [location, navigationType]);
}
