import { useSyncExternalStore } from 'react';

/** Less is a trembling pinch. */
const ZOOMED_SCALE = 1.05;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > ZOOMED_SCALE;

function onZoom(told: () => void): () => void {
  window.visualViewport?.addEventListener('resize', told);
  return () => window.visualViewport?.removeEventListener('resize', told);
}

/** Whether two fingers have made the page larger than its screen. */
export function useZoomed(): boolean {
  return useSyncExternalStore(onZoom, isZoomed, () => false);
}
