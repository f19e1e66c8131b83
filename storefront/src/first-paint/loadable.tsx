import { type ComponentType, type FC, lazy, useState } from 'react';

/** A component whose code loads when it's first shown, or before that. */
export interface Loadable<Props = object> extends FC<Props> {
  /** Loads the code once. After a failure it tries again. */
  load: () => Promise<unknown>;
  /** Whether `load` has finished. Showing the part doesn't count: a server has shown it to others, whose browsers load it on their own. */
  isLoaded: boolean;
}

/** React keeps a `lazy` that failed forever, so each round creates new ones. */
let round = 0;

/** Lets parts that failed to load try again the next time they're shown. */
export function retryFailedParts(): void {
  round += 1;
}

/** Makes a component from a dynamic import. It suspends only until its code has loaded. */
export function loadable<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
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
  const part = Object.assign((props: Props) => <Loaded newest={newest} props={props} />, {
    isLoaded: false,
    load: async () => {
      await load();
      part.isLoaded = true;
    },
  });
  return part;
}

interface LoadedProps<Props> {
  newest: () => ComponentType<Props>;
  props: Props;
}

function Loaded<Props extends object>({ newest, props }: LoadedProps<Props>) {
  const [Part] = useState(newest);
  return <Part {...props} />;
}
