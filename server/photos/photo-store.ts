import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';

/** `uploads`: as they arrived, never served. `media`: the shop's pictures. `thumbs`: small versions of these. */
export type PhotoArea = 'uploads' | 'media' | 'thumbs';

export interface StoredFile {
  /** To be read to its end or destroyed. */
  body: Readable;
  /** Bytes. */
  size: number;
}

export interface ListedFile {
  name: string;
  /** Bytes. */
  size: number;
  writtenAt: Date;
  /** Its writing was interrupted, or is going on. */
  isPart: boolean;
}

/** A browser sends its photo to the bucket itself. */
interface DirectUploads {
  kind: 'direct';
  /** A signed address for one PUT. */
  linkFor: (id: string) => Promise<string>;
  /** Which upload an address is of, or null when it is not one of this bucket's. */
  idOf: (url: string) => string | null;
}

/** Photos come through the shop. */
interface ReceivedUploads {
  kind: 'received';
  /**
   * Stores a whole photo of at most so many bytes, or nothing. False when one of this id is there: it stays as it is. Throws a
   * PHOTOS_FULL ShopError when the disk has no room for it.
   */
  receive: (id: string, chunks: AsyncIterable<Uint8Array>, bytes: number) => Promise<boolean>;
  /** Throws a PHOTOS_FULL ShopError when the disk has no room for so many bytes. */
  refuseFull: (bytes: number) => Promise<void>;
}

/** Where photos are kept. Everything throws a PHOTOS_AWAY ShopError when the storage does not work. */
export interface PhotoStore {
  uploads: DirectUploads | ReceivedUploads;
  /** Stores a whole file or nothing, in place of one of the same name. */
  put: (area: PhotoArea, name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  open: (area: PhotoArea, name: string) => Promise<StoredFile | null>;
  has: (area: PhotoArea, name: string) => Promise<boolean>;
  /** Removes a file, if it is there. */
  remove: (area: PhotoArea, name: string) => Promise<void>;
  /** Everything that lies in an area, what an interrupted write left there as well. */
  list: (area: PhotoArea) => AsyncIterable<ListedFile>;
}

/** The whole of a stored file. Throws a PHOTOS_AWAY ShopError when the storage breaks off. */
export async function readFile({ body }: StoredFile): Promise<Buffer> {
  try {
    return await buffer(body);
  } catch (error) {
    throw storageDown(error);
  }
}

/** Logs why the photo storage failed; what to throw so that the caller hears to try again. */
export function storageDown(error: unknown): ShopError {
  log.error({ err: error }, 'photos: the storage does not work');
  return new ShopError('PHOTOS_AWAY');
}
