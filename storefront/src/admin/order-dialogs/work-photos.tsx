import { Save } from 'lucide-react';
import { useState } from 'react';
import { WORK_PHOTOS_MAX } from '#domain/orders/admin-order-contract';
import type { OrderView } from '#domain/orders/order-view';
import { MESSAGES } from '#domain/words/shop-texts';
import { useSaveWorkPhotos } from '../../api/admin-order-changes';
import { useNotices } from '../../notices/use-notices';
import { finalizeUploads, isPermanent, withPermanentUrls } from '../../photos/finalize-uploads';
import { PhotoField } from '../../photos/photo-field';
import { Grid } from '../../ui/arrange';
import * as uiTexts from '../../ui/ui-texts';
import { ActionButton } from '../parts/action-button';
import { Part } from '../parts/dialog-part';
import * as texts from './order-dialogs-texts';

export const BEFORE = uiTexts.before;

const LISTS = [
  {
    name: 'beforeImages',
    label: BEFORE,
    fieldName: 'before',
    hint: texts.gloveAsItArrived,
  },
  {
    name: 'afterImages',
    label: uiTexts.after,
    fieldName: 'after',
    hint: texts.theFinishedWork,
  },
] as const;

/** These are changes, not the whole list, so photos that others add stay. */
interface PhotoChanges {
  added: readonly string[];
  removed: readonly string[];
}

export const NO_PHOTO_CHANGES: PhotoChanges = { added: [], removed: [] };

export function hasPhotoChanges({ added, removed }: PhotoChanges): boolean {
  return added.length > 0 || removed.length > 0;
}

export function changedPhotos(stored: readonly string[], { added, removed }: PhotoChanges): string[] {
  const left = stored.filter((photo) => !removed.includes(photo));
  return [...left, ...added.filter((photo) => !left.includes(photo))];
}

/** Removes one more photo. If it was just added, it's dropped. */
export function withoutPhoto({ added, removed }: PhotoChanges, photo: string): PhotoChanges {
  return added.includes(photo)
    ? { added: added.filter((other) => other !== photo), removed }
    : { added, removed: [...removed, photo] };
}

/** Replaces upload URLs with their permanent URLs. */
export function withPermanentPhotos(
  { added, removed }: PhotoChanges,
  permanentUrls: ReadonlyMap<string, string>,
): PhotoChanges {
  return { added: withPermanentUrls(added, permanentUrls), removed };
}

const UNCHANGED = { beforeImages: NO_PHOTO_CHANGES, afterImages: NO_PHOTO_CHANGES };
type ListName = keyof typeof UNCHANGED;
type Changes = Record<ListName, PhotoChanges>;

/** An order's work photos and their changes, until these are saved or discarded. */
export function useWorkPhotos(order: OrderView) {
  const { fail, attempt } = useNotices();
  const { mutateAsync, isPending } = useSaveWorkPhotos();
  const [changes, setChanges] = useState<Changes>(UNCHANGED);
  const [isPreparing, setPreparing] = useState(false);
  const isBusy = isPreparing || isPending;

  function change(list: ListName, how: (changes: PhotoChanges) => PhotoChanges): void {
    setChanges((before) => ({ ...before, [list]: how(before[list]) }));
  }

  /** Asks again for the permanent URLs that are missing, because the server accepts no others (rule 9.4). */
  async function withLastingAddresses(): Promise<Changes | null> {
    const unfinished = Object.values(changes).flatMap(({ added }) =>
      added.filter((photo) => !isPermanent(photo)),
    );
    if (unfinished.length === 0) return changes;
    setPreparing(true);
    const { permanentUrls } = await finalizeUploads(unfinished);
    setPreparing(false);
    const finalChanges = {
      beforeImages: withPermanentPhotos(changes.beforeImages, permanentUrls),
      afterImages: withPermanentPhotos(changes.afterImages, permanentUrls),
    };
    setChanges(finalChanges);
    return permanentUrls.size === new Set(unfinished).size ? finalChanges : null;
  }

  async function save(): Promise<void> {
    if (isBusy) return;
    const ready = await withLastingAddresses();
    if (!ready) return fail(texts.photosUploadFailed);
    const wanted = (name: ListName) =>
      hasPhotoChanges(ready[name]) && {
        [name]: (now: readonly string[]) => changedPhotos(now, ready[name]),
      };
    const lists = { ...wanted('beforeImages'), ...wanted('afterImages') };
    const isSaved = await attempt(() => mutateAsync({ orderId: order.id, lists }), {
      done: texts.photosUploaded,
      failed: texts.photosUploadFailed,
    });
    if (isSaved) setChanges(UNCHANGED);
  }

  return {
    isDirty: Object.values(changes).some(hasPhotoChanges),
    isBusy,
    save,
    list: (name: ListName) => ({
      photos: changedPhotos(order[name], changes[name]),
      onAdd: (photos: string[]) =>
        change(name, ({ added, removed }) => ({ added: [...added, ...photos], removed })),
      onRemove: (photo: string) => change(name, (before) => withoutPhoto(before, photo)),
      onFinalized: (permanentUrls: ReadonlyMap<string, string>) =>
        change(name, (before) => withPermanentPhotos(before, permanentUrls)),
    }),
  };
}

interface WorkPhotosProps {
  work: ReturnType<typeof useWorkPhotos>;
  onOpen: (photo: string) => void;
}

/** Photos of the glove before and after the work. Nothing is stored until they're saved. */
export function WorkPhotos({ work, onOpen }: WorkPhotosProps) {
  return (
    <Part title={texts.workPhotos} label={texts.workPhotosLabel}>
      <Grid $min={240} $gap="16px 24px" $align="start">
        {LISTS.map(({ name, label, fieldName, hint }) => (
          <PhotoField
            key={name}
            {...work.list(name)}
            label={label}
            fieldName={fieldName}
            hint={hint}
            max={WORK_PHOTOS_MAX}
            tooMany={MESSAGES.tooManyWorkPhotos}
            lateWarning={texts.photosNotReady}
            onOpen={onOpen}
          />
        ))}
      </Grid>
      <ActionButton
        icon={Save}
        variant={work.isDirty ? 'primary' : 'secondary'}
        disabled={!work.isDirty}
        busy={work.isBusy}
        busyText={uiTexts.saving}
        onClick={work.save}
      >
        {texts.savePhotos}
      </ActionButton>
    </Part>
  );
}
