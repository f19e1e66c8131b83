import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { PHOTO_LIMITS, UPLOAD_LINK_MS, UPLOAD_TYPES } from '#domain/photos/photo-limits';
import type { UploadAnswer } from '#domain/photos/upload-contract';
import { documentId } from '#domain/wire/wire';
import { ShopError, TooManyError } from '#server/platform/errors/shop-error';
import type { Limits } from '#server/platform/limits/limits';
import { secretsOf } from '#server/platform/tools/shop-secrets';
import { findUpload } from './claim-photos';
import { pictureType, TYPE_BYTES } from './draw-picture';
import type { PhotoStore } from './photo-store';

interface ReceiveUpload {
  payload: Payload;
  store: PhotoStore;
  link: unknown;
  contentType: string;
  contentLength: number | null;
  chunks: AsyncIterable<Uint8Array>;
  quota: UploadQuota;
}

/** Receives an upload once, or again if it was interrupted. Throws a ShopError. */
export async function receiveUpload(upload: ReceiveUpload): Promise<void> {
  const { payload, store, link: parts, contentType, contentLength, chunks, quota } = upload;
  const link = readLink(parts, secretsOf(payload));
  if (!link || isExpired(link) || store.uploads.kind !== 'received')
    throw new ShopError('UPLOAD_LINK_INVALID');
  if (!UPLOAD_TYPES.some((type) => type === mediaType(contentType))) throw new ShopError('PHOTO_TYPE');
  const maxBytes = contentLength ?? PHOTO_LIMITS.maxBytes;
  if (maxBytes > PHOTO_LIMITS.maxBytes) throw new ShopError('PHOTO_TOO_LARGE');
  const { uploads } = store;
  const exists = (await store.has('uploads', link.id)) || (await findUpload(payload, link.id)) !== null;
  const receive = (countedChunks: AsyncIterable<Uint8Array>) =>
    uploads.receive(link.id, checkedChunks(countedChunks), maxBytes);
  if (exists || !(await withQuota(quota, maxBytes, chunks, receive))) throw new ShopError('ALREADY_UPLOADED');
}

async function withQuota(
  quota: UploadQuota,
  maxBytes: number,
  chunks: AsyncIterable<Uint8Array>,
  receive: (chunks: AsyncIterable<Uint8Array>) => Promise<boolean>,
): Promise<boolean> {
  await quota.take(maxBytes);
  let received = 0;
  async function* countedChunks(): AsyncIterable<Uint8Array> {
    for await (const chunk of chunks) {
      received += chunk.length;
      yield chunk;
    }
  }
  try {
    return await receive(countedChunks());
  } finally {
    if (received < maxBytes) await quota.release(maxBytes - received);
  }
}

const mediaType = (contentType: string) => contentType.split(';')[0]?.trim().toLowerCase();

async function* checkedChunks(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
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

interface StartUpload {
  store: PhotoStore;
  quota: UploadQuota;
  secret: string;
  ownAddress: string;
}

/** Creates a URL for one photo upload (rule 9.2). For a bucket, the largest size counts right away. Throws a ShopError. */
export async function startUpload({ store, quota, secret, ownAddress }: StartUpload): Promise<UploadAnswer> {
  const id = randomUUID();
  if (store.uploads.kind === 'direct') {
    await quota.take(PHOTO_LIMITS.maxBytes);
    return { uploadURL: await store.uploads.linkFor(id) };
  }
  await store.uploads.refuseFull(PHOTO_LIMITS.maxBytes);
  return { uploadURL: new URL(uploadLink(id, secret), ownAddress).href };
}

export const UPLOADS_PATH = '/api/objects/uploads/';

const linkParts = z.object({
  id: documentId,
  /** Unix time in seconds. */
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
});
type LinkParts = z.infer<typeof linkParts>;

function uploadLink(id: string, secret: string): string {
  const expires = String(Math.floor((Date.now() + UPLOAD_LINK_MS) / 1000));
  return `${UPLOADS_PATH}${id}?expires=${expires}&signature=${sign({ id, expires, secret })}`;
}

/** The parts of a link the shop signed, even if expired. Otherwise null. */
export function readLink(parts: unknown, secrets: readonly string[]): LinkParts | null {
  const link = linkParts.safeParse(parts);
  if (!link.success) return null;
  const actual = Buffer.from(link.data.signature);
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(sign({ ...link.data, secret }));
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  });
  return isSigned ? link.data : null;
}

export function isExpired({ expires }: LinkParts): boolean {
  return Number(expires) * 1000 <= Date.now();
}

function sign({ id, expires, secret }: { id: string; expires: string; secret: string }): string {
  return createHmac('sha256', secret).update(`upload ${id} ${expires}`).digest('base64url');
}

/** What a sender may still upload, in bytes. */
export interface UploadQuota {
  /** Reserves bytes. Throws a TooManyError. */
  take: (bytes: number) => Promise<void>;
  add: (bytes: number) => Promise<void>;
  release: (bytes: number) => Promise<void>;
}

const KIND = 'upload-kilobytes';
const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);

export function uploadQuota(limits: Limits, address: string): UploadQuota {
  return {
    take: async (bytes) => {
      try {
        await limits.take(KIND, address, kilobytes(bytes));
      } catch (error) {
        if (!(error instanceof TooManyError)) throw error;
        // Refused bytes don't count, so a smaller photo may still be accepted.
        await limits.uncount(KIND, address, kilobytes(bytes));
        throw new TooManyError(error.retryAfterSeconds, 'PHOTO_QUOTA');
      }
    },
    add: (bytes) => limits.add(KIND, address, kilobytes(bytes)),
    release: (bytes) => limits.uncount(KIND, address, Math.floor(bytes / 1024)),
  };
}

export const UNCOUNTED: UploadQuota = {
  take: async () => undefined,
  add: async () => undefined,
  release: async () => undefined,
};
