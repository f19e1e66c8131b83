import { afterAll, afterEach, expect, vi } from 'vitest';

/** How long to wait for elements, in ms. On a busy machine, Testing Library's default of one second isn't enough. */
const PATIENCE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// If a page is still loading modules when the last test of a file ends, it would fail without its document, and so would the next file
// that needs them.
afterAll(() => vi.dynamicImportSettled());

/**
 * React's development build keeps every element's stack for its warnings, which takes a seventh of the time of page tests. With a full
 * quota, it keeps none.
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

/** Fails a test if its page uses a key twice, because then React shows a child twice or not at all. */
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

/** Fails a file that leaves something of the browser's replaced or added, or a cookie, because test files share it. */
function refuseReplaced(): void {
  const shared = [Element, HTMLElement, HTMLCanvasElement, HTMLAnchorElement].map((each) => each.prototype);
  // user-event replaces these for good.
  const own = (each: object) =>
    Object.entries(Object.getOwnPropertyDescriptors(each)).filter(
      ([name]) => name !== 'focus' && name !== 'blur',
    );
  // Libraries add theirs with the first file that loads them.
  const namesOf = (each: object) => Object.keys(each).filter((name) => !/^_|^IS_REACT_ACT/.test(name));
  const now = () => [...[...shared, URL].map(own), ...[document, window].map(namesOf), document.cookie];
  const before = now();
  afterAll(() => expect(now()).toEqual(before));
}

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { keepVisibilityStyles } = await import('./visibility-styles');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  await makeNoStacks();
  refuseRepeatedKeys();
  refuseReplaced();
  keepVisibilityStyles();
  // Runs before the hook above, so pages are unmounted while the shop still answers.
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    // Test files share a worker, so what's stored, the URL and its state, a dark page, or elements that no component rendered would leak
    // into the next one.
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    for (const { name } of [...document.documentElement.attributes]) {
      document.documentElement.removeAttribute(name);
    }
    document.body.replaceChildren();
  });
}
