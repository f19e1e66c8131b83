import { createContext, use } from 'react';

export type Overlay = 'commands' | 'keys';

export const OverlayContext = createContext<(overlay: Overlay) => void>(() => undefined);

export function useOverlay() {
  return use(OverlayContext);
}
