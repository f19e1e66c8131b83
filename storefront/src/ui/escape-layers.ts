import { useEffect, useEffectEvent } from 'react';

const layers: (() => void)[] = [];

/** While this layer is open, Escape closes it before it closes a notice. */
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

/** Closes the top layer. Returns false if there's none. */
export function escapeTopLayer(): boolean {
  const top = layers.at(-1);
  top?.();
  return top !== undefined;
}
