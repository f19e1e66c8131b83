import { useState } from 'react';
import type { OrderView } from '#domain/orders/order-view';
import { useSaveWorkPhotos } from '../../api/admin-order-changes';
import { waitOr } from '../../api/client';
import { isKept, keepUploads, withKept } from '../../photos/keep-uploads';
import { useToast } from '../../ui/toast';
import { ADMIN_TEXTS } from '../parts/admin-texts';

/** The changes to a list of photos, apart from the list, so that what somebody else adds meanwhile stays. */
interface PhotoChanges {
  added: readonly string[];
  removed: readonly string[];
}

export const NO_PHOTO_CHANGES: PhotoChanges = { added: [], removed: [] };

export function hasPhotoChanges({ added, removed }: PhotoChanges): boolean {
  return added.length > 0 || removed.length > 0;
}

/** The list with the changes applied. */
export function changedPhotos(stored: readonly string[], { added, removed }: PhotoChanges): string[] {
  const left = stored.filter((photo) => !removed.includes(photo));
  return [...left, ...added.filter((photo) => !left.includes(photo))];
}

/** The changes with one more photo removed; one that was only just added is dropped from the added ones. */
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
  return { added: withKept(added, kept), removed };
}

const UNCHANGED = { beforeImages: NO_PHOTO_CHANGES, afterImages: NO_PHOTO_CHANGES };
type ListName = keyof typeof UNCHANGED;
type Changes = Record<ListName, PhotoChanges>;

/** An order's work photos as the owner changes them, until they are saved or given up. */
export function useWorkPhotos(order: OrderView | undefined) {
  const { toast } = useToast();
  const save = useSaveWorkPhotos();
  const [changes, setChanges] = useState<Changes>(UNCHANGED);
  const [isPreparing, setPreparing] = useState(false);
  const isBusy = isPreparing || save.isPending;

  function change(list: ListName, how: (changes: PhotoChanges) => PhotoChanges): void {
    setChanges((before) => ({ ...before, [list]: how(before[list]) }));
  }

  function fail(error: unknown): void {
    toast({ title: 'Error', description: waitOr(error, ADMIN_TEXTS.photosUploadFailed), tone: 'danger' });
  }

  /** Asks once more for missing lasting addresses; the server takes no others (rule 9.4). */
  async function withLastingAddresses(): Promise<Changes | null> {
    const late = Object.values(changes).flatMap(({ added }) => added.filter((photo) => !isKept(photo)));
    if (late.length === 0) return changes;
    setPreparing(true);
    const { kept } = await keepUploads(late);
    setPreparing(false);
    const keptChanges = {
      beforeImages: withKeptPhotos(changes.beforeImages, kept),
      afterImages: withKeptPhotos(changes.afterImages, kept),
    };
    setChanges(keptChanges);
    return kept.size === new Set(late).size ? keptChanges : null;
  }

  return {
    isDirty: Object.values(changes).some(hasPhotoChanges),
    isBusy,
    /** A list as the owner sees it, with what changes it. */
    list: (name: ListName) => ({
      photos: changedPhotos(order?.[name] ?? [], changes[name]),
      onAdd: (photos: string[]) =>
        change(name, ({ added, removed }) => ({ added: [...added, ...photos], removed })),
      onRemove: (photo: string) => change(name, (before) => withoutPhoto(before, photo)),
      onKept: (kept: ReadonlyMap<string, string>) => change(name, (before) => withKeptPhotos(before, kept)),
    }),
    async save(): Promise<void> {
      if (isBusy || !order) return;
      const ready = await withLastingAddresses();
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
            toast({ title: ADMIN_TEXTS.photosUploaded });
          },
          onError: fail,
        },
      );
    },
  };
}
