import { useEffect, useState } from 'react';
import type { AddressParts } from '#domain/orders/delivery';

export type Postal = typeof import('../postal/postal');

let postal: Postal | null = null;

/** The list of states and the ZIP code check. They load with step 3, because the other steps don't need them. */
export function usePostal(): Postal | null {
  const [loaded, setLoaded] = useState(postal);
  useEffect(() => {
    if (loaded) return;
    import('../postal/postal').then(
      (module) => {
        postal = module;
        setLoaded(module);
      },
      // Until they have loaded, a state can be typed.
      () => undefined,
    );
  }, [loaded]);
  return loaded;
}

/** Says why a ZIP code can't be in its state. Null if it can, and until the check has loaded (rule 30.2). */
export function zipProblemOf(place: Pick<AddressParts, 'state' | 'zip'>): string | null {
  return postal?.zipProblem(place) ?? null;
}
