import { type ComponentType, type FC, lazy, useState } from 'react';

/** A component whose code loads when it's first shown, or earlier. */
export interface Loadable<Props = object> extends FC<Props> {
  /** Loads the code once. A failed load is tried again. */
  load: () => Promise<unknown>;
  /** Whether `load` has finished. Showing the part doesn't count: a server has shown it to others, whose browsers load it on their own. */
  isLoaded: () => boolean;
}

/** React keeps a failed `lazy` forever, so each round makes new ones. */
let round = 0;

/** Lets parts that failed to load try again when they're next shown. */
export function retryFailedParts(): void {
  round += 1;
}

/** Makes a component from a dynamic import. It suspends only while its code is missing. */
export function loadable<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  let isPrepared = false;
  let pending: { round: number; Part: ComponentType<Props> } | undefined;
  async function load(): Promise<ComponentType<Props>> {
    loaded ??= await fetchPart();
    return loaded;
  }
  function newest(): ComponentType<Props> {
    if (loaded) return loaded;
    if (pending?.round !== round) pending = { round, Part: lazy(async () => ({ default: await load() })) };
    return pending.Part;
  }
  return Object.assign((props: Props) => <Loaded newest={newest} props={props} />, {
    load: async () => {
      await load();
      isPrepared = true;
    },
    isLoaded: () => isPrepared,
  });
}

interface LoadedProps<Props> {
  newest: () => ComponentType<Props>;
  props: Props;
}

function Loaded<Props extends object>({ newest, props }: LoadedProps<Props>) {
  const [Part] = useState(newest);
  return <Part {...props} />;
}
