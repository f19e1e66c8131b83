import { APIError } from 'payload';
import { ShopError } from '#server/errors/shop-error';
import type { PhotoStore } from '#server/uploads/photo-store';

/**
 * Makes sure that files can be written and removed before a document is: it would stay without its file, or the file without
 * it. Throws an error whose message the editor shows.
 */
export async function askStorage(store: PhotoStore): Promise<void> {
  try {
    await store.has('media', 'any');
  } catch (error) {
    throw error instanceof ShopError ? new APIError(error.message, 503, null, true) : error;
  }
}
