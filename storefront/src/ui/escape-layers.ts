import { useEffect, useEffectEvent } from 'react';

const layers: (() => void)[] = [];

/** While it's open, Escape closes this layer before a notice. */
export function useEscapeLayer(isOpen: boolean, onEscape: () => void): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = () => close();
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
}

/** Closes the topmost layer. Returns false when there is none. */
export function escapeTopLayer(): boolean {
  const top = layers.at(-1);
  top?.();
  return top !== undefined;
}
