import type { Payload } from 'payload';
import { KEPT_PICTURE, PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import { oneAtATime } from '#server/tools/concurrency';
import { cleanPicture } from './draw-picture';
import { type PhotoStore, readFile } from './photo-store';
import { inTurn } from './picture-queue';
import type { UploadQuota } from './upload-quota';
import { findUpload, keptName, laterBy, UNUSED_MS } from './upload-row';

/** Statuses of failures that are the photo's own fault: trying again cannot help. */
const NEVER_TAKEN = [413, 415];

interface KeepUpload {
  payload: Payload;
  store: PhotoStore;
  quota: UploadQuota;
  id: string;
}

/**
 * Turns an upload into a picture of the shop and tells its name, the same however often it is asked. The row comes first:
 * what a killed process leaves behind is found again, by the next call or by the job that removes what is not used.
 * Throws a ShopError (PHOTO_…, PHOTOS_…); a photo that is refused is removed.
 */
export function keepUpload({ payload, store, quota, id }: KeepUpload): Promise<string> {
  return oneAtATime(payload, `upload ${id}`, async () => {
    const name = keptName(id);
    if ((await findUpload(payload, id))?.state === 'kept') return name;
    const cleaned = await inTurn(() => cleanUpload(store, id));
    if (!cleaned) {
      // Another server may have been faster.
      if ((await findUpload(payload, id))?.state === 'kept') return name;
      throw new ShopError('PHOTO_NOT_UPLOADED');
    }
    const { picture, size } = cleaned;
    await startRow(payload, id);
    await store.put('media', name, picture, KEPT_PICTURE.type);
    const kept = await changeIf({
      payload,
      collection: 'uploads',
      id,
      condition: [{ state: { in: ['storing', 'kept'] } }],
      data: { state: 'kept', lookAt: laterBy(UNUSED_MS) },
    });
    if (!kept) {
      await store.remove('media', name);
      throw new ShopError('PHOTO_GONE');
    }
    await store.remove('uploads', id);
    await countKept({ store, quota, size, kept: picture.length });
    return name;
  });
}

interface CountKept extends Pick<KeepUpload, 'store' | 'quota'> {
  /** Bytes as they came, and as they are kept. */
  size: number;
  kept: number;
}

/** Counts the kept picture as well. For a bucket the largest possible size was counted beforehand; the difference is given back. */
async function countKept({ store, quota, size, kept }: CountKept): Promise<void> {
  await quota.add(kept);
  if (store.uploads.kind === 'direct') await quota.giveBack(PHOTO_LIMITS.maxBytes - size);
}

interface Cleaned {
  picture: Buffer;
  /** Bytes as they came. */
  size: number;
}

/** The upload's picture, or null when nothing has been uploaded. */
async function cleanUpload(store: PhotoStore, id: string): Promise<Cleaned | null> {
  const file = await store.open('uploads', id);
  if (!file) return null;
  try {
    if (file.size > PHOTO_LIMITS.maxBytes) {
      file.body.destroy();
      throw new ShopError('PHOTO_TOO_LARGE');
    }
    return { picture: await cleanPicture(await readFile(file)), size: file.size };
  } catch (error) {
    if (error instanceof ShopError && NEVER_TAKEN.includes(error.status)) await store.remove('uploads', id);
    throw error;
  }
}

async function startRow(payload: Payload, id: string): Promise<void> {
  try {
    await payload.db.create({
      collection: 'uploads',
      data: { id, state: 'storing', lookAt: laterBy(UNUSED_MS) },
      returning: false,
    });
  } catch (error) {
    // A killed process has left it, or another server is at the same photo: both end with the same picture.
    if (!(await findUpload(payload, id))) throw error;
  }
}
