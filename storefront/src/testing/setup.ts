import { afterAll, afterEach, vi } from 'vitest';

/** A busy machine takes longer than the second that Testing Library waits by itself, in ms. */
const PATIENCE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// What a page still fetches when a file's last test is over would fail without its document, and with it the next file that needs it.
afterAll(() => vi.dynamicImportSettled());

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { takeUpOnlyWhatHides } = await import('./only-what-hides');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  takeUpOnlyWhatHides();
  // Runs before the hook above: pages go while the shop still answers.
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    sessionStorage.clear();
    // A dark page would be the next file's too: files share a worker.
    document.documentElement.removeAttribute('class');
  });
}
