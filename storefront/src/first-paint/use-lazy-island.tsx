import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWasServed } from './use-served';

interface LazyIslandOptions {
  load: () => Promise<ComponentType>;
  /** Shown if the part isn't in the page. */
  fallback: ReactNode;
}

interface LazyIsland {
  /** This is always the same element, because for another one React would discard the server's HTML. */
  part: ReactNode;
  hydrate: () => void;
}

function lazyIsland({ load, fallback }: LazyIslandOptions, isHydrated: boolean): LazyIsland {
  let hydrate = () => undefined;
  const hydrated = new Promise<undefined>((resolve) => {
    hydrate = () => void resolve(undefined);
  });
  const Part = lazy(async () => {
    if (!isHydrated && !import.meta.env.SSR) await hydrated;
    return { default: await load() };
  });
  const part = (
    // The server waits for this part, so the page has no styles that it doesn't use.
    <Suspense fallback={import.meta.env.SSR ? null : fallback}>
      <Part />
      <Hydrated />
    </Suspense>
  );
  return { part, hydrate };
}

/** Tells `early.js` to repeat the clicks that were made on this part. */
export function Hydrated() {
  useEffect(() => void document.dispatchEvent(new Event('page-hydrated')), []);
  return null;
}

/** The server renders it. Its code loads when the visitor first does something, or on demand. */
export function useLazyIsland(options: LazyIslandOptions): LazyIsland {
  const wasServed = useWasServed();
  const [island] = useState(() => lazyIsland(options, !wasServed));
  useVisitSignal(island.hydrate, true);
  return island;
}

/** A lazy island that loads on demand in a page that came without it. */
export function useIslandOnDemand(options: LazyIslandOptions): LazyIsland {
  const wasServed = useWasServed();
  const [island] = useState(() => lazyIsland(options, false));
  // An island that isn't hydrated would hold up every navigation in the page.
  useVisitSignal(island.hydrate, wasServed);
  return island;
}

/** Hydrates when the visitor first does something, which `early.js` notices. */
function useVisitSignal(hydrate: () => void, isListening: boolean): void {
  useEffect(() => {
    if (!isListening) return undefined;
    if (document.documentElement.dataset.visited !== undefined) hydrate();
    window.addEventListener('visited', hydrate, { once: true });
    return () => window.removeEventListener('visited', hydrate);
  }, [hydrate, isListening]);
}
