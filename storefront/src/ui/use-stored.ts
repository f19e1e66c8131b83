import { useSyncExternalStore } from 'react';
import { readStored } from './stored-value';

const never = () => () => undefined;

/** A stored choice, as the browser has it now. Null during hydration and on the server, which doesn't know it. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    never,
    () => readStored(key),
    () => null,
  );
}
