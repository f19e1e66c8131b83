import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { MEDIA_PATH, STORED_PICTURE } from '#domain/photos/photo-limits';
import { fromNow } from '#domain/wire/durations';
import { UNUSED_MS, uploadName } from '#server/photos/claim-photos';
import { type PhotoStore, readFile } from '#server/photos/photo-store';
import { changeIf } from '#server/platform/database/change-if';
import { ShopError } from '#server/platform/errors/shop-error';

/** Copies an order's photo for an album under a new name (rule 36.8). Returns its URL. Throws PHOTO_GONE, or the storage's error. */
export async function copyForAlbum(payload: Payload, store: PhotoStore, photo: string): Promise<string> {
  const file = await store.open('media', photo.slice(MEDIA_PATH.length));
  if (!file) throw new ShopError('PHOTO_GONE');
  const bytes = await readFile(file);
  if (store.uploads.kind === 'received') await store.uploads.refuseFull(bytes.length);
  const row = { id: randomUUID(), isInAlbum: true };
  const lookAt = fromNow(UNUSED_MS);
  // The row is stored first, so if a crash leaves a copy behind, a job finds and removes it (rule 9.5).
  await payload.db.create({
    collection: 'uploads',
    data: { ...row, state: 'storing', lookAt },
    returning: false,
  });
  await store.put('media', uploadName(row), bytes, STORED_PICTURE.type);
  const condition = [{ state: { equals: 'storing' } }];
  const stored = await changeIf(payload, 'uploads', row.id, { condition, data: { state: 'kept', lookAt } });
  if (!stored) throw new ShopError('PHOTO_GONE');
  return `${MEDIA_PATH}${uploadName(row)}`;
}
