import { randomUUID } from 'node:crypto';
import type { PhotoStore } from '#server/photos/photo-store';
import { readFile } from '#server/photos/photo-store';
import { openPhotoStore } from '#server/photos/s3-store';
import { type Check, ok, red } from '../check';

/** Writes, reads, and removes a file next to the raw uploads. Those are never served, and a job removes what's left over. */
export const photos: Check = {
  isSlow: true,
  run: async ({ settings }) => {
    const { S3_BUCKET: bucket } = settings;
    const place = bucket ? `The bucket ${bucket}` : `${settings.DATA_DIR}/media`;
    if (await isWorking(openPhotoStore(settings))) return ok(`${place} stores and returns files.`);
    return red(
      `${place} isn't storing or returning files. Customers can't add photos.`,
      bucket
        ? 'Check that the bucket exists, that its server answers, and that the keys in S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY can write to it.'
        : "Check that the disk isn't full or read-only, and that the shop's user can write to DATA_DIR.",
    );
  },
};

async function isWorking(store: PhotoStore): Promise<boolean> {
  const [id, bytes] = [randomUUID(), Buffer.from(randomUUID())];
  try {
    await store.put('uploads', id, bytes, 'text/plain');
    const stored = await store.open('uploads', id);
    return stored !== null && (await readFile(stored)).equals(bytes);
  } catch {
    // The storage has already logged the reason.
    return false;
  } finally {
    await store.remove('uploads', id).catch(() => undefined);
  }
}
