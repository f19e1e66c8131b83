import { waitOr } from '../api/client';
import { inOrder } from '../api/places';
import { useToast } from '../ui/toast';
import { useWish } from './use-wish';

interface ReorderOptions<Entry> {
  /** As the shop has them. */
  entries: readonly Entry[];
  /** Sends an order of ids; several must reach the shop one after the other. */
  send: (ids: readonly string[]) => Promise<unknown>;
  done: string;
  failed: string;
}

/**
 * Entries in the order they were last dragged into, until the shop has it or has refused it; every order names all of
 * them, so the last one wins. It lives in React's own state, because a dropped row must not jump back for a moment.
 */
export function useReorder<Entry extends { id: string }>({
  entries,
  send,
  done,
  failed,
}: ReorderOptions<Entry>) {
  const { toast } = useToast();
  const { wish, ask } = useWish({
    send,
    onDone: () => toast({ title: done }),
    onFailed: (error) => toast({ title: 'Error', description: waitOr(error, failed), tone: 'danger' }),
  });
  return { shown: wish ? inOrder(entries, wish.value) : entries, reorder: ask };
}
