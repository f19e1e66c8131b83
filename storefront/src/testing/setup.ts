import { afterAll, afterEach, vi } from 'vitest';

/** A busy machine takes longer than the second that Testing Library waits by itself, in ms. */
const PATIENCE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// What a page still fetches when a file's last test is over would fail without its document, and with it the next file that needs it.
afterAll(() => vi.dynamicImportSettled());

/** React's development build keeps the stack of every element for its warnings: a seventh of the pages' time. Full, it keeps none. */
async function makeNoStacks(): Promise<void> {
  const internals = Reflect.get(
    await import('react'),
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
}

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { keepVisibilityStyles } = await import('./visibility-styles');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  await makeNoStacks();
  keepVisibilityStyles();
  // Runs before the hook above: pages go while the shop still answers.
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    sessionStorage.clear();
    // A dark page would be the next file's too: files share a worker.
    document.documentElement.removeAttribute('class');
  });
}
