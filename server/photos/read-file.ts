import { buffer } from 'node:stream/consumers';
import type { StoredFile } from './photo-store';
import { storageDown } from './storage-down';

/** The whole of a stored file. Throws a PHOTOS_AWAY ShopError when the storage breaks off. */
export async function readFile({ body }: StoredFile): Promise<Buffer> {
  try {
    return await buffer(body);
  } catch (error) {
    throw storageDown(error);
  }
}
