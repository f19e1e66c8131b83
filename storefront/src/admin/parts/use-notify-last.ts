import { useRef } from 'react';
import { waitOr } from '../../api/client';
import { useNotices } from '../../notices/use-notices';

/** Shows the result of a change. If the same thing is changed several times in a row, only the last result is shown. */
export function useNotifyLast({ done, failed }: { done: string; failed: string }) {
  const { toast, fail } = useNotices();
  const last = useRef<Promise<unknown>>(null);
  return async function notifyLast(sent: Promise<unknown>): Promise<void> {
    last.current = sent;
    try {
      await sent;
      if (last.current === sent) toast({ title: done });
    } catch (error) {
      if (last.current === sent) fail(waitOr(error, failed));
    }
  };
}
