import { type ComponentType, lazy, useState } from 'react';

/** A part of a page whose code loads when it's first shown, or earlier. */
export interface Loadable {
  load: () => Promise<ComponentType>;
  /** Waits for its code. */
  Later: ComponentType;
  /** What it is once its code is there. */
  now: () => ComponentType | undefined;
}

export function loadable(fetchPart: () => Promise<ComponentType>): Loadable {
  let loaded: ComponentType | undefined;
  async function load(): Promise<ComponentType> {
    loaded ??= await fetchPart();
    return loaded;
  }
  return { load, now: () => loaded, Later: lazy(async () => ({ default: await load() })) };
}

/** A part that doesn't wait if its code is there: then it also takes over at once what the server has drawn. */
export function LoadedPart({ part: { now, Later } }: { part: Loadable }) {
  const [Now] = useState(now);
  return Now ? <Now /> : <Later />;
}
