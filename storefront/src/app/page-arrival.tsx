import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHashScroll } from './use-hash-scroll';

function focusHeading(): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}

/** What the server has told search engines and messengers of the page it sent does not hold for the next one. */
function forgetFirstPage(): void {
  const told =
    'link[rel="canonical"], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]';
  for (const element of document.head.querySelectorAll(told)) element.remove();
}

/**
 * What happens once a page is on the screen: the view starts at the top, focus moves to the page's heading, a hash is
 * scrolled to. Rendered beside the page inside its Suspense boundary, so that it runs after the page's code has arrived.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef<string | null>(null);

  useEffect(() => {
    for (const element of document.querySelectorAll('head [data-until-rendered]')) element.remove();
    // For `first-paint/early.js`.
    document.dispatchEvent(new Event('page-alive'));
  }, []);

  useEffect(() => {
    const arrived = shownPath.current;
    shownPath.current = pathname;
    // The first page is left as the browser shows it, unless the visitor left it before its code was there.
    const isFirst = arrived === null && navigationType === 'POP';
    if (arrived !== null && arrived !== pathname) forgetFirstPage();
    if (isFirst || arrived === pathname || hash) return;
    // On Back the browser restores the scroll position.
    if (navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, hash, navigationType]);

  useHashScroll();
  return null;
}
