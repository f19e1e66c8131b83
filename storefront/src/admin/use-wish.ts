import { notifyManager } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface WishOptions<Value> {
  /** Sends a wish; wishes must reach the shop one after the other. */
  send: (value: Value) => Promise<unknown>;
  onDone: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * A change that is shown before the shop has it. `wish` is what was last asked for, and null again once the shop has
 * answered: what the shop has then shows by itself, the new or, after a failure, the old. Only the last of several quick
 * wishes counts: how the ones before it ended is not told.
 */
export function useWish<Value>({ send, onDone, onFailed }: WishOptions<Value>) {
  const [wish, setWish] = useState<{ value: Value } | null>(null);
  const last = useRef<{ value: Value } | null>(null);

  async function ask(value: Value): Promise<void> {
    const mine = { value };
    last.current = mine;
    setWish(mine);
    const isLast = () => last.current === mine;
    try {
      await send(value);
      if (isLast()) onDone();
    } catch (error) {
      if (isLast()) onFailed(error);
    } finally {
      // After those who show what the shop has were told of it: nothing jumps back for a moment.
      notifyManager.schedule(() => setWish((shown) => (shown === mine ? null : shown)));
    }
  }

  return { wish, ask };
}
