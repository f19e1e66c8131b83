import { afterPaint } from './after-paint';

/** Longer than a dialog takes to go, in ms. One that stays is shown again. */
const HIDDEN_MS = 300;

/**
 * Answers a key or a click by hiding the top dialog, and goes back once that's painted. React renders Back before the browser may paint. If
 * something else went to another history entry by then, it stays there.
 */
export function hideThen(goBack: () => void): void {
  // What closes by itself must not cover the page unseen, and a hidden page never paints.
  if (!(window.event instanceof UIEvent) || document.hidden) {
    goBack();
    return;
  }
  const entry: unknown = window.history.state;
  const overlay = [...document.querySelectorAll('[role="dialog"]')].at(-1)?.parentElement;
  overlay?.animate({ opacity: [0, 0] }, HIDDEN_MS);
  afterPaint(() => {
    if (window.history.state === entry) goBack();
  });
}
