import { afterEach, vi } from 'vitest';

/** A busy machine takes longer than the second that Testing Library waits by itself, in ms. */
const PATIENCE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  // Runs before the hook above: pages go while the shop still answers.
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    sessionStorage.clear();
  });
}
