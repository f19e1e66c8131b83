import { useState } from 'react';
import type { OrderView } from '#domain/orders/order-view';
import { useSaveWorkPhotos } from '../../api/admin-order-changes';
import { waitOr } from '../../api/client';
import { isKept } from '../../photos/is-kept';
import { settlePhotos } from '../../photos/settle-photos';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';

/** What is done to a list of photos: its own, so that what somebody else added to the list in the meantime stays. */
interface PhotoChanges {
  added: readonly string[];
  removed: readonly string[];
}

export const NO_PHOTO_CHANGES: PhotoChanges = { added: [], removed: [] };

export function hasPhotoChanges({ added, removed }: PhotoChanges): boolean {
  return added.length > 0 || removed.length > 0;
}

/** The list as it is with the changes. */
export function changedPhotos(stored: readonly string[], { added, removed }: PhotoChanges): string[] {
  const left = stored.filter((photo) => !removed.includes(photo));
  return [...left, ...added.filter((photo) => !left.includes(photo))];
}

/** The changes with one photo more taken out: one that was only just added is simply not added. */
export function withoutPhoto({ added, removed }: PhotoChanges, photo: string): PhotoChanges {
  return added.includes(photo)
    ? { added: added.filter((other) => other !== photo), removed }
    : { added, removed: [...removed, photo] };
}

/** The changes with lasting addresses in place of those of uploads. */
export function withKeptPhotos(
  { added, removed }: PhotoChanges,
  kept: ReadonlyMap<string, string>,
): PhotoChanges {
  return { added: added.map((photo) => kept.get(photo) ?? photo), removed };
}

const UNCHANGED = { beforeImages: NO_PHOTO_CHANGES, afterImages: NO_PHOTO_CHANGES };
type ListName = keyof typeof UNCHANGED;
type Changes = Record<ListName, PhotoChanges>;

/** An order's work photos as the owner changes them, until they are saved or given up. */
export function useWorkPhotos(order: OrderView | undefined) {
  const { toast } = useToast();
  const save = useSaveWorkPhotos();
  const [changes, setChanges] = useState<Changes>(UNCHANGED);
  const [isSettling, setSettling] = useState(false);
  const isBusy = isSettling || save.isPending;

  function change(list: ListName, how: (changes: PhotoChanges) => PhotoChanges): void {
    setChanges((before) => ({ ...before, [list]: how(before[list]) }));
  }

  function fail(error: unknown): void {
    toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.imagesUploadFailed), tone: 'danger' });
  }

  /** Photos without a lasting address are asked for it once more; the server takes no others (rule 9.4). */
  async function settled(): Promise<Changes | null> {
    const late = Object.values(changes).flatMap(({ added }) => added.filter((photo) => !isKept(photo)));
    if (late.length === 0) return changes;
    setSettling(true);
    const answers = await settlePhotos(late);
    setSettling(false);
    const kept = new Map(
      answers.flatMap((one) => (one.state === 'kept' ? [[one.upload, one.photo] as const] : [])),
    );
    const settledChanges = {
      beforeImages: withKeptPhotos(changes.beforeImages, kept),
      afterImages: withKeptPhotos(changes.afterImages, kept),
    };
    setChanges(settledChanges);
    return kept.size === new Set(late).size ? settledChanges : null;
  }

  return {
    isDirty: Object.values(changes).some(hasPhotoChanges),
    isBusy,
    /** The list as the owner sees it, and what can be done to it. */
    list: (name: ListName) => ({
      photos: changedPhotos(order?.[name] ?? [], changes[name]),
      onAdd: (photos: string[]) =>
        change(name, ({ added, removed }) => ({ added: [...added, ...photos], removed })),
      onRemove: (photo: string) => change(name, (before) => withoutPhoto(before, photo)),
      onKept: (kept: ReadonlyMap<string, string>) => change(name, (before) => withKeptPhotos(before, kept)),
    }),
    async save(): Promise<void> {
      if (isBusy || !order) return;
      const ready = await settled();
      if (!ready) return fail(null);
      const wanted = (name: ListName) =>
        hasPhotoChanges(ready[name]) && {
          [name]: (now: readonly string[]) => changedPhotos(now, ready[name]),
        };
      save.mutate(
        { orderId: order.id, lists: { ...wanted('beforeImages'), ...wanted('afterImages') } },
        {
          onSuccess() {
            setChanges(UNCHANGED);
            toast({ title: ADMIN_TEXTS.imagesUploaded });
          },
          onError: fail,
        },
      );
    },
  };
}
