import { type ReactNode, Suspense, useState } from 'react';
import type { Loadable } from './loadable';
import { Hydrated } from './use-lazy-island';

/**
 * Shows a part, or its fallback while it loads. If someone presses it before then, the press counts later. After it has loaded there's no
 * boundary, because React hydrates boundaries separately.
 */
export function LoadingPart({ part: Part, fallback }: { part: Loadable; fallback: ReactNode }) {
  // This is always the same element, because for another one React would discard the server's HTML if the code hasn't loaded yet.
  const [part] = useState(() =>
    Part.isLoaded ? (
      <Part />
    ) : (
      <Suspense fallback={fallback}>
        <Part />
        <Hydrated />
      </Suspense>
    ),
  );
  return part;
}
