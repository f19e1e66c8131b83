import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWasServed } from './use-served';

interface LazyIslandOptions {
  load: () => Promise<ComponentType>;
  /** Shown if the part isn't in the page yet. */
  fallback: ReactNode;
}

/** A part of a page whose code loads later, and a function that hydrates it now. */
interface LazyIsland {
  /** Always the same element, because React would discard the server's HTML for a new one. */
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
    // The server waits for this part, so the page doesn't carry unused styles.
    <Suspense fallback={import.meta.env.SSR ? null : fallback}>
      <Part />
      <Hydrated />
    </Suspense>
  );
  return { part, hydrate };
}

/** Signals `early.js` to replay earlier clicks on this part. */
export function Hydrated() {
  useEffect(() => void document.dispatchEvent(new Event('page-hydrated')), []);
  return null;
}

/** A lazy island: rendered by the server, its code loads at the first user activity or on demand. In other pages it loads right away. */
export function useLazyIsland(options: LazyIslandOptions): LazyIsland {
  const wasServed = useWasServed();
  const [island] = useState(() => lazyIsland(options, !wasServed));
  useVisitSignal(island.hydrate, true);
  return island;
}

/** The same, but in other pages it loads on demand. */
export function useIslandOnDemand(options: LazyIslandOptions): LazyIsland {
  const wasServed = useWasServed();
  const [island] = useState(() => lazyIsland(options, false));
  // An unhydrated island would hold up every navigation in the page.
  useVisitSignal(island.hydrate, wasServed);
  return island;
}

/** Hydrates at the first user activity, which `early.js` watches for. */
function useVisitSignal(hydrate: () => void, isListening: boolean): void {
  useEffect(() => {
    if (!isListening) return undefined;
    if (document.documentElement.dataset.visited !== undefined) hydrate();
    window.addEventListener('visited', hydrate, { once: true });
    return () => window.removeEventListener('visited', hydrate);
  }, [hydrate, isListening]);
}
