import { createContext, use, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a part is rendering on the server or hydrating. */
export function useServing(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

/** Whether the page was rendered for the person who's signed in to the dashboard. */
export const DrawnForPerson = createContext(false);

/** Whether the server's page is shown, and it's the same for everyone. */
export function useServingAnyone(): boolean {
  const isServing = useServing();
  return !use(DrawnForPerson) && isServing;
}

/** Whether a part was in the server's page. Never changes. */
export function useWasServed(): boolean {
  return useState(useServing())[0];
}
