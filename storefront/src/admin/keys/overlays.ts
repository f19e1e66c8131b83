import { createContext, use } from 'react';

export type Overlay = 'commands' | 'keys';

/** Opens an overlay. Does nothing outside the dashboard. */
export const OverlayContext = createContext<(overlay: Overlay) => void>(() => undefined);

export function useOverlay() {
  return use(OverlayContext);
}
