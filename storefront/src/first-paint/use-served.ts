import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a part is drawn on the server, or taken over just now as the server has drawn it. */
export function useServing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Whether a part stood in the page that the server sent; stays so. */
export function useWasServed(): boolean {
  return useState(useServing())[0];
}
