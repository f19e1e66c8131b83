import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHashScroll } from './use-hash-scroll';

function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

function removeFirstPageTags(): void {
  const tags =
    'link[rel="canonical"], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]';
  for (const element of document.head.querySelectorAll(tags)) element.remove();
}

/** The last path shown. It's kept when the layout changes. */
export const ShownPath = createContext<RefObject<string | null> | null>(null);

/** Scrolls to the top or to the hash, and focuses the heading, once a page has loaded. It's inside the page's Suspense boundary. */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const ownPath = useRef<string | null>(null);
  const shownPath = use(ShownPath) ?? ownPath;

  useEffect(() => {
    for (const element of document.querySelectorAll('head [data-until-rendered]')) element.remove();
    document.dispatchEvent(new Event('page-hydrated'));
  }, []);

  useEffect(() => {
    const arrived = shownPath.current;
    shownPath.current = pathname;
    // The first page stays where the browser put it, unless the visitor left before its code loaded.
    const isFirst = arrived === null && navigationType === 'POP';
    if (arrived !== null && arrived !== pathname) removeFirstPageTags();
    if (isFirst || arrived === pathname || hash) return;
    // On Back the browser restores the scroll position.
    if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, hash, navigationType, shownPath]);

  useHashScroll();
  return null;
}
