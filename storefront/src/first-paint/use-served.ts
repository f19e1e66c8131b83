import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a part is rendering on the server or hydrating. */
export function useServing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Whether a part was in the server's page. Never changes. */
export function useWasServed(): boolean {
  return useState(useServing())[0];
}
