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

const SAME_KEY = /Encountered two children with the same key|Each child in a list should have a unique/;

/** Fails a test whose page repeats a key, because React then shows a child twice or not at all. */
function refuseRepeatedKeys(): void {
  const { error } = console;
  let repeated: unknown[] | null = null;
  console.error = (...texts: unknown[]) => {
    if (SAME_KEY.test(String(texts[0]))) repeated ??= texts;
    error(...texts);
  };
  afterEach(() => {
    const texts = repeated;
    repeated = null;
    if (texts) throw new Error(texts.map(String).join(' '));
  });
  // Test files share a worker.
  afterAll(() => {
    console.error = error;
  });
}

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { keepVisibilityStyles } = await import('./visibility-styles');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  await makeNoStacks();
  refuseRepeatedKeys();
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
