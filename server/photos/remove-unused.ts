import type { Payload } from 'payload';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { SHOP_SETTINGS_ID } from '#domain/shop-settings/settings-contract';
import { fromNow } from '#domain/wire/durations';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { walkDocuments } from '#server/platform/database/walk-documents';
import type { Tally } from '#server/platform/jobs/run-due-job';
import type { Upload } from '../../payload-types';
import {
  PHOTO_COLLECTIONS,
  PHOTO_FIELDS,
  photosIn,
  RAW_MS,
  UNUSED_MS,
  USED_MS,
  uploadName,
} from './claim-photos';
import { removeThumbnails } from './open-picture';
import type { PhotoStore } from './photo-store';

interface RemoveUnused {
  payload: Payload;
  store: PhotoStore;
  ids?: readonly string[];
  now?: Date;
  tally?: Tally;
}

const noTally: Tally = () => undefined;

/** Removes unused photos and incomplete files (rule 9.5). */
export async function removeUnused(options: RemoveUnused): Promise<void> {
  const { payload, store, ids, now = new Date(), tally = noTally } = options;
  if (!ids) await removeParts(store, new Date(now.getTime() - UNUSED_MS));
  const docs = await findAll(
    payload,
    'uploads',
    ids ? { id: { in: [...ids] } } : { lookAt: { less_than_equal: now.toISOString() } },
    'lookAt',
  );
  if (docs.length === 0) return;
  const used = await usedPhotos(payload);
  for (const row of docs) {
    if (used.has(row.id) && row.state === 'kept')
      await updateUnlessClaimed(payload, row, { lookAt: fromNow(USED_MS) });
    else if (await updateUnlessClaimed(payload, row, { state: 'removing' })) {
      await removePhoto(payload, store, row);
      tally('unused photos', 1);
    }
  }
}

// A claim changes `lookAt`, so a photo that was just claimed stays.
async function updateUnlessClaimed(
  payload: Payload,
  { id, lookAt }: Upload,
  data: Partial<Upload>,
): Promise<boolean> {
  const condition = [{ lookAt: { equals: lookAt } }];
  return (await changeIf(payload, 'uploads', id, { condition, data })) !== null;
}

// The row is deleted last, so if a crash leaves files, they're found again.
async function removePhoto(payload: Payload, store: PhotoStore, row: Upload): Promise<void> {
  const name = uploadName(row);
  await store.remove('media', name);
  await removeThumbnails(store, name);
  await payload.db.deleteOne({ collection: 'uploads', where: { id: { equals: row.id } } });
}

/** Removes expired and oversized uploads. */
export async function removeRaw({
  store,
  now = new Date(),
  tally = noTally,
}: Omit<RemoveUnused, 'payload' | 'ids'>): Promise<void> {
  const before = new Date(now.getTime() - RAW_MS);
  for await (const { name, size, writtenAt } of store.list('uploads'))
    if (writtenAt < before || size > PHOTO_LIMITS.maxBytes) {
      await store.remove('uploads', name);
      tally('raw uploads', 1);
    }
}

async function removeParts(store: PhotoStore, before: Date): Promise<void> {
  // A bucket never has incomplete files.
  if (store.uploads.kind === 'direct') return;
  for (const area of ['media', 'thumbs'] as const)
    for await (const { name, isPart, writtenAt } of store.list(area))
      if (isPart && writtenAt < before) await store.remove(area, name);
}

async function usedPhotos(payload: Payload): Promise<Set<string>> {
  const settings = await payload.db.findGlobal({ slug: SHOP_SETTINGS_ID });
  const used = new Set(photosIn(settings));
  for (const collection of PHOTO_COLLECTIONS) {
    const fields = PHOTO_FIELDS[collection];
    for await (const docs of walkDocuments(payload, collection, fields))
      for (const id of photosIn(docs)) used.add(id);
  }
  return used;
}
