/** Runs after the browser has painted what the page looks like now. In a hidden page it waits until the page is visible. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
