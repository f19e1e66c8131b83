import { createContext, use } from 'react';

/** What lies over a page of the dashboard by a key: the commands, or the list of keys. */
export type Overlay = 'commands' | 'keys';

/** Opens one of them; does nothing outside the dashboard. */
export const OverlayContext = createContext<(overlay: Overlay) => void>(() => undefined);

/** A function that opens the commands or the list of keys. */
export function useOverlay() {
  return use(OverlayContext);
}
