import type { DetachedWindowAPI } from 'happy-dom';

declare global {
  interface Window {
    happyDOM: DetachedWindowAPI;
  }
}

/** The width of the tests' window, in px. */
export const USUAL_WIDTH = 1024;

/** Makes the window wider or narrower, for media queries. */
export function setViewWidth(width: number): void {
  window.happyDOM.setViewport({ width });
}
