import { createContext, use, useEffect, useEffectEvent } from 'react';
import { TAKES_KEYS } from './single-keys';

/** What the code of a slip begins with. Nobody types it where nothing takes keys. */
const BEGINS = 'http';
/** A scanner never rests as long between two keys, in ms. */
const REST_MS = 200;
/** What scanners type behind a code; some type nothing. */
const ENDS: readonly string[] = ['Enter', 'Tab'];

/**
 * Reads what a hand scanner types where no field takes it. None of its keys but the first four reaches the page, where
 * the others would open menus and press buttons. `onCode` gets the whole code.
 */
export function useHandScanner(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    let typed = '';
    let rest: ReturnType<typeof setTimeout> | undefined;
    const isScanning = () => typed.toLowerCase().startsWith(BEGINS);

    function end(): void {
      clearTimeout(rest);
      const code = isScanning() ? typed : null;
      typed = '';
      if (code !== null) tell(code);
    }

    function add(key: string): void {
      clearTimeout(rest);
      const next = typed + key;
      const begins = isScanning() || BEGINS.startsWith(next.toLowerCase());
      typed = begins ? next : key;
      rest = setTimeout(end, REST_MS);
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
      if (ENDS.includes(key)) end();
      // A Shift before a capital is no letter.
      else if (key.length === 1) add(key);
    }

    document.addEventListener('keydown', listen, { capture: true });
    return () => {
      clearTimeout(rest);
      document.removeEventListener('keydown', listen, { capture: true });
    };
  }, []);
}

/** Goes on with the order whose slip was scanned; false while it cannot. */
export type TakeScan = (orderId: string) => boolean;

/** Those that take a scan while they are in sight; the last one does. */
export const ScanContext = createContext<Set<TakeScan>>(new Set());

/** Takes what a hand scanner reads while a dialog is open, which else would be in its way. */
export function useTakeScan(take: TakeScan): void {
  const takers = use(ScanContext);
  const newest = useEffectEvent(take);
  useEffect(() => {
    const mine: TakeScan = (orderId) => newest(orderId);
    takers.add(mine);
    return () => {
      takers.delete(mine);
    };
  }, [takers]);
}
