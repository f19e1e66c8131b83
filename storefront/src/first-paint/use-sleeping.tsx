import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWasServed } from './use-served';

interface Sleeping {
  load: () => Promise<ComponentType>;
  /** Shown if the part isn't in the page yet. */
  fallback: ReactNode;
}

/** A part of a page whose code loads later, and a way to wake it now. */
interface SleepingPart {
  /** Always the same element: React would throw away what the server has drawn when it is given another one. */
  part: ReactNode;
  wake: () => void;
}

function sleeping({ load, fallback }: Sleeping, isAwake: boolean): SleepingPart {
  let wake = () => undefined;
  const awake = new Promise<undefined>((resolve) => {
    wake = () => void resolve(undefined);
  });
  const Part = lazy(async () => {
    if (!isAwake && !import.meta.env.SSR) await awake;
    return { default: await load() };
  });
  const part = (
    // The server waits for this part, so the page doesn't carry unused styles.
    <Suspense fallback={import.meta.env.SSR ? null : fallback}>
      <Part />
      <Awake />
    </Suspense>
  );
  return { part, wake };
}

/** Tells `early.js` that the part is alive, with what was pressed in it before. */
function Awake() {
  useEffect(() => void document.dispatchEvent(new Event('page-alive')), []);
  return null;
}

/**
 * A lazy island: rendered by the server, its code loads at the first user activity or when it's hydrated on demand. Elsewhere it
 * loads right away.
 */
export function useSleeping(what: Sleeping): SleepingPart {
  const wasServed = useWasServed();
  const [sleeper] = useState(() => sleeping(what, !wasServed));
  useSigns(sleeper.wake, true);
  return sleeper;
}

/** The same, but elsewhere it loads when it is woken. */
export function useAsleep(what: Sleeping): SleepingPart {
  const wasServed = useWasServed();
  const [sleeper] = useState(() => sleeping(what, false));
  // What sleeps in a served page holds up every navigation within it.
  useSigns(sleeper.wake, wasServed);
  return sleeper;
}

/** Hydrates at the first user activity, which `early.js` watches for. */
function useSigns(wake: () => void, isListening: boolean): void {
  useEffect(() => {
    if (!isListening) return undefined;
    if (document.documentElement.dataset.visited !== undefined) wake();
    window.addEventListener('visited', wake, { once: true });
    return () => window.removeEventListener('visited', wake);
  }, [wake, isListening]);
}
