import { type ComponentType, type FC, lazy, type ReactNode, Suspense, useState } from 'react';

/** A component whose code loads when it's first shown, or earlier. */
export interface Loadable<Props = object> extends FC<Props> {
  /** Loads the code once. A failed load is tried again. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

/** React keeps a failed `lazy` forever, so the next attempt needs a new one. These make them. */
const failed = new Set<() => void>();

/** Lets parts that failed to load try again when they're next shown. */
export function retryFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** Makes a component from a dynamic import. It suspends only while its code is missing. */
export function loadable<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function fetchOnce(): Promise<ComponentType<Props>> {
    loaded ??= await fetchPart();
    return loaded;
  }
  const pending = (): ComponentType<Props> =>
    lazy(async () => ({
      default: await fetchOnce().catch((error: unknown) => {
        failed.add(() => {
          next = pending();
        });
        throw error;
      }),
    }));
  let next = pending();
  const newest = () => loaded ?? next;
  return Object.assign((props: Props) => <Loaded newest={newest} props={props} />, {
    load: async () => void (await fetchOnce()),
    isLoaded: () => loaded !== undefined,
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

interface LoadingPartProps {
  part: Loadable;
  fallback: ReactNode;
}

/** Shows a part, or its fallback while it loads. Once it's loaded it has no boundary, because React hydrates boundaries separately. */
export function LoadingPart({ part: Part, fallback }: LoadingPartProps) {
  const [wasLoaded] = useState(Part.isLoaded);
  if (wasLoaded) return <Part />;
  return (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}
