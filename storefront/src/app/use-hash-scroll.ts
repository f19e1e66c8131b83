import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

/** Spec 9. */
const DELAY_MS = 100;
const OFFSET_PX = 20;

function idOf(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    // A stray percent sign typed into the address: the text is the id as it stands.
    return raw;
  }
}

function scrollToId(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - OFFSET_PX,
    behavior: still ? 'instant' : 'smooth',
  });
  // A visitor who tabbed on within the delay is already further inside.
  const isInside = target !== document.activeElement && target.contains(document.activeElement);
  if (!isInside) target.focus({ preventScroll: true });
}

/** Scrolls to the element that the address's hash names, after load and again whenever the hash is followed (spec 2). */
export function useHashScroll(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef<Location>(null);
  useEffect(() => {
    const { pathname, hash, state } = location;
    const before = shown.current === location ? null : shown.current;
    const isSamePlace = before?.pathname === pathname && before.hash === hash;
    shown.current = location;
    // Following the same link twice must scroll twice; a dialog that opens above the page, or closes, must not.
    const isLink = navigationType !== 'POP' && state === null;
    if (!hash || (isSamePlace && !isLink)) return undefined;
    const timer = setTimeout(() => scrollToId(idOf(hash)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [location, navigationType]);
}
