import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';

/** `uploads` are raw and never served, `media` has the shop's pictures, `thumbs` has small versions, and `labels` are private. */
export type PhotoArea = 'uploads' | 'media' | 'thumbs' | 'labels';

export interface StoredFile {
  /** Read it to the end, or destroy it. */
  body: Readable;
  size: number;
}

export interface ListedFile {
  name: string;
  size: number;
  writtenAt: Date;
  isPart: boolean;
}

// Browsers upload straight to the bucket.
interface DirectUploads {
  kind: 'direct';
  linkFor: (id: string) => Promise<string>;
  idOf: (url: string) => string | null;
}

interface ReceivedUploads {
  kind: 'received';
  /** Stores a complete photo or nothing. False if it already exists. Throws PHOTOS_FULL. */
  receive: (id: string, chunks: AsyncIterable<Uint8Array>, bytes: number) => Promise<boolean>;
  /** Throws a PHOTOS_FULL ShopError if there isn't enough room. */
  refuseFull: (bytes: number) => Promise<void>;
}

/** Photo storage. Every method throws a PHOTOS_AWAY ShopError if it fails. */
export interface PhotoStore {
  uploads: DirectUploads | ReceivedUploads;
  put: (area: PhotoArea, name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  open: (area: PhotoArea, name: string) => Promise<StoredFile | null>;
  has: (area: PhotoArea, name: string) => Promise<boolean>;
  remove: (area: PhotoArea, name: string) => Promise<void>;
  list: (area: PhotoArea) => AsyncIterable<ListedFile>;
}

/** Throws a PHOTOS_AWAY ShopError if reading fails. */
export async function readFile({ body }: StoredFile): Promise<Buffer> {
  try {
    return await buffer(body);
  } catch (error) {
    throw storageDown(error);
  }
}

/** Logs a storage failure and returns the error to throw. */
export function storageDown(error: unknown): ShopError {
  log.error({ err: error }, "photos: the storage isn't working");
  return new ShopError('PHOTOS_AWAY');
}
