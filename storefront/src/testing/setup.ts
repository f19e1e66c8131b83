import { afterAll, afterEach, vi } from 'vitest';

/** A busy machine takes longer than Testing Library's default of one second. In ms. */
const PATIENCE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// A page still loading modules when a file's last test ends would fail without its document, and so would the next file that needs them.
afterAll(() => vi.dynamicImportSettled());

/**
 * React's development build keeps every element's stack for warnings, which costs a seventh of the pages' time. A full quota keeps none.
 */
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
  // Runs before the hook above, so pages unmount while the shop still answers.
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    sessionStorage.clear();
    // Test files share a worker, so a dark page would leak into the next one.
    document.documentElement.removeAttribute('class');
  });
}
