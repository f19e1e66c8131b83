import type { Payload } from 'payload';
import { PHOTO_LIMITS, UPLOAD_TYPES } from '#domain/photos/photo-limits';
import { ShopError } from '#server/errors/shop-error';
import type { PhotoStore } from './photo-store';
import { pictureType, TYPE_BYTES } from './picture-type';
import { isExpired, readLink } from './upload-link';
import type { UploadQuota } from './upload-quota';
import { findUpload } from './upload-row';

interface ReceiveUpload {
  payload: Payload;
  store: PhotoStore;
  /** The parts of the PUT's address; not checked yet. */
  link: unknown;
  /** As the sender says. */
  contentType: string;
  /** Null when the sender does not say. */
  contentLength: number | null;
  chunks: AsyncIterable<Uint8Array>;
  /** What its sender may still send; what came counts, stored or not. */
  quota: UploadQuota;
}

/**
 * Takes the bytes of an upload, once. Throws a ShopError: UPLOAD_LINK_INVALID for a link that does not count, ALREADY_UPLOADED for a
 * second photo, PHOTO_…, PHOTOS_…. Nothing is stored then, and an interrupted photo may be
 * sent again.
 */
export async function receiveUpload({
  payload,
  store,
  link: parts,
  contentType,
  contentLength,
  chunks,
  quota,
}: ReceiveUpload): Promise<void> {
  const link = readLink(parts, payload.secret);
  if (!link || isExpired(link) || store.uploads.kind !== 'received')
    throw new ShopError('UPLOAD_LINK_INVALID');
  if (!UPLOAD_TYPES.some((type) => type === mediaType(contentType))) throw new ShopError('PHOTO_TYPE');
  const most = contentLength ?? PHOTO_LIMITS.maxBytes;
  if (most > PHOTO_LIMITS.maxBytes) throw new ShopError('PHOTO_TOO_LARGE');
  const { uploads } = store;
  const isThere = (await store.has('uploads', link.id)) || (await findUpload(payload, link.id)) !== null;
  const receive = (counting: AsyncIterable<Uint8Array>) => uploads.receive(link.id, checked(counting), most);
  if (isThere || !(await counted({ quota, most, chunks, receive }))) throw new ShopError('ALREADY_UPLOADED');
}

interface Counted extends Pick<ReceiveUpload, 'quota' | 'chunks'> {
  most: number;
  receive: (chunks: AsyncIterable<Uint8Array>) => Promise<boolean>;
}

/** Counts the largest possible size beforehand, so that uploads at the same moment add up; gives back what did not come. */
async function counted({ quota, most, chunks, receive }: Counted): Promise<boolean> {
  await quota.take(most);
  let came = 0;
  async function* counting(): AsyncIterable<Uint8Array> {
    for await (const chunk of chunks) {
      came += chunk.length;
      yield chunk;
    }
  }
  try {
    return await receive(counting());
  } finally {
    if (came < most) await quota.giveBack(most - came);
  }
}

const mediaType = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase();

/** Passes a photo's bytes on; stops as soon as they are too many or no photo, so that the sender hears at once. */
async function* checked(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let start = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of chunks) {
    const isStart = size < TYPE_BYTES;
    size += chunk.length;
    if (size > PHOTO_LIMITS.maxBytes) throw new ShopError('PHOTO_TOO_LARGE');
    if (isStart) {
      start = Buffer.concat([start, chunk]).subarray(0, TYPE_BYTES);
      if (size >= TYPE_BYTES) await refuseOtherTypes(start);
    }
    yield chunk;
  }
  if (size < TYPE_BYTES) await refuseOtherTypes(start);
}

async function refuseOtherTypes(start: Uint8Array): Promise<void> {
  if (!(await pictureType(start))) throw new ShopError('PHOTO_TYPE');
}
