/** How long to wait in browsers without `requestIdleCallback`, in ms. */
const LATER_MS = 2000;

/** Runs something when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, LATER_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}
