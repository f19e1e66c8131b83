import { useCallback, useEffect, useRef, useState } from 'react';

/** How long after the script the buttons may take to appear, in ms. */
export const DRAWN_WITHIN_MS = 10_000;
const REDRAWS = 3;

interface Buttons {
  round: number;
  state: 'awaited' | 'drawn' | 'failed';
}

/** Watches PayPal's buttons, because its script doesn't report buttons that never appear. While `isAwaited`, they have ten seconds. */
export function usePaypalButtons(isAwaited: boolean) {
  const [{ round, state }, setButtons] = useState<Buttons>({ round: 0, state: 'awaited' });
  const failures = useRef(0);
  const isWaiting = isAwaited && state === 'awaited';

  const become = useCallback((next: Buttons['state'], of: number) => {
    // Ignores what replaced buttons report.
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
    /** Someone is paying, so the buttons work. */
    used(): void {
      failures.current = 0;
    },
    redraw(isRequested: boolean): void {
      failures.current = isRequested ? 0 : failures.current + 1;
      if (failures.current > REDRAWS) become('failed', round);
      else setButtons((now) => ({ round: now.round + 1, state: 'awaited' }));
    },
  };
}
