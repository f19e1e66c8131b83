import { createContext, use, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a part is being rendered on the server, or is being hydrated. */
export function useServing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

export const DrawnForPerson = createContext(false);

/** Whether the page is still as the server sent it, and the same for everyone. */
export function useServingAnyone(): boolean {
  const isServing = useServing();
  return !use(DrawnForPerson) && isServing;
}

/** Whether a part was in the page that the server sent. This never changes. */
export function useWasServed(): boolean {
  return useState(useServing())[0];
}
