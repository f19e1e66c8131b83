/** Longer than a dialog takes to go, in ms. One that stays is shown again. */
const HIDDEN_MS = 300;

/** Hides the top dialog, and does the work once that's painted. React renders Back before the browser may paint. */
export function hideThen(work: () => void): void {
  // A hidden page never paints.
  if (document.hidden) {
    work();
    return;
  }
  const overlay = [...document.querySelectorAll('[role="dialog"]')].at(-1)?.parentElement;
  overlay?.animate({ opacity: [0, 0] }, HIDDEN_MS);
  requestAnimationFrame(() => setTimeout(work));
}
