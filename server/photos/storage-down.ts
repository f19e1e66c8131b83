import { ShopError } from '#server/errors/shop-error';
import { log } from '#server/tools/log';

/** Logs why the photo storage failed; what to throw so that the caller hears to try again. */
export function storageDown(error: unknown): ShopError {
  log.error({ err: error }, 'photos: the storage does not work');
  return new ShopError('PHOTOS_AWAY');
}
