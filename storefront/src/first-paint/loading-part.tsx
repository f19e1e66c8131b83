import { type ReactNode, Suspense, useState } from 'react';
import type { Loadable } from './loadable';
import { Hydrated } from './use-lazy-island';

/**
 * Shows a part, or its fallback while it loads. A press on it before its code is there counts later. Once it's loaded it has no boundary,
 * because React hydrates boundaries separately.
 */
export function LoadingPart({ part: Part, fallback }: { part: Loadable; fallback: ReactNode }) {
  const [wasLoaded] = useState(Part.isLoaded);
  if (wasLoaded) return <Part />;
  return (
    <Suspense fallback={fallback}>
      <Part />
      <Hydrated />
    </Suspense>
  );
}
