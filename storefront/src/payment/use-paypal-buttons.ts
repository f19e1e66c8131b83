import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the provider's buttons may take to be drawn once its script is there, in ms. */
export const DRAWN_WITHIN_MS = 10_000;
/** Buttons that fail so often in a row, without anyone paying, are not drawn again by themselves. */
const REDRAWS = 3;

interface Buttons {
  /** Counts up each time the buttons are drawn again. */
  round: number;
  state: 'awaited' | 'drawn' | 'failed';
}

/** Watches PayPal's buttons: its script doesn't report any that never appear. While `isAwaited` they have ten seconds. */
export function usePaypalButtons(isAwaited: boolean) {
  const [{ round, state }, setButtons] = useState<Buttons>({ round: 0, state: 'awaited' });
  const failures = useRef(0);
  const isWaiting = isAwaited && state === 'awaited';

  const become = useCallback((next: Buttons['state'], of: number) => {
    // Ignores reports of buttons that were replaced.
    setButtons((now) => (now.round === of ? { round: of, state: next } : now));
  }, []);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => become('failed', round), DRAWN_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, round, become]);

  return {
    round,
    state,
    drawn: () => become('drawn', round),
    failed: () => become('failed', round),
    /** Somebody pays, so the buttons work. */
    used(): void {
      failures.current = 0;
    },
    /** Draws them again, after an error or when the buyer asks for it. */
    redraw(isAsked: boolean): void {
      failures.current = isAsked ? 0 : failures.current + 1;
      if (failures.current > REDRAWS) become('failed', round);
      else setButtons((now) => ({ round: now.round + 1, state: 'awaited' }));
    },
  };
}
