import { createContext, use, useEffect, useEffectEvent } from 'react';
import * as texts from './keys-texts';
import { TAKES_KEYS } from './single-keys';

/** How a slip's code starts. Nobody types this outside a field. */
const PREFIX = 'http';
/** The longest pause between two of a scanner's keys, in ms. */
const PAUSE_MS = 200;
const END_KEYS: readonly string[] = [texts.enter, texts.tab];

/** Reads codes that a hand scanner types outside a field. After the first four characters, the page doesn't get its keys. */
export function useHandScanner(onCode: (code: string) => void, isOn: boolean): void {
  const notify = useEffectEvent(onCode);
  useEffect(() => {
    if (!isOn) return undefined;
    let typed = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isScanning = () => typed.toLowerCase().startsWith(PREFIX);

    function end(): void {
      clearTimeout(timer);
      const code = isScanning() ? typed : null;
      typed = '';
      if (code !== null) notify(code);
    }

    function add(key: string): void {
      clearTimeout(timer);
      const next = typed + key;
      const begins = isScanning() || PREFIX.startsWith(next.toLowerCase());
      typed = begins ? next : key;
      timer = setTimeout(end, PAUSE_MS);
    }

    function listen(event: KeyboardEvent): void {
      const { key, target, altKey, ctrlKey, metaKey, isComposing } = event;
      const isTyped = target instanceof Element && target.closest(TAKES_KEYS);
      if (isTyped || altKey || ctrlKey || metaKey || isComposing) return;
      const isScan = isScanning();
      if (isScan) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (END_KEYS.includes(key)) end();
      // Ignores Shift and other keys with names.
      else if (key.length === 1) add(key);
    }

    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', listen, { capture: true });
    };
  }, [isOn]);
}

/** Opens the scanned order. Returns false if it can't do that now. */
export type ScanHandler = (orderId: string) => boolean;

export const ScanContext = createContext<Set<ScanHandler>>(new Set());

/** Lets an open dialog handle scans. Returns a function that ends that. */
export function useScanHandler(take: ScanHandler): void {
  const takers = use(ScanContext);
  const latestHandler = useEffectEvent(take);
  useEffect(() => {
    const mine: ScanHandler = (orderId) => latestHandler(orderId);
    takers.add(mine);
    return () => {
      takers.delete(mine);
    };
  }, [takers]);
}
