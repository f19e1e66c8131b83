import { type ReactNode, Suspense, useState } from 'react';
import type { Loadable } from './loadable';

/** Shows a part, or its fallback while it loads. Once it's loaded it has no boundary, because React hydrates boundaries separately. */
export function LoadingPart({ part: Part, fallback }: { part: Loadable; fallback: ReactNode }) {
  const [wasLoaded] = useState(Part.isLoaded);
  if (wasLoaded) return <Part />;
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}
