import type { Env } from '#server/environment/env';
import { localStore } from './local-store';
import type { PhotoStore } from './photo-store';
import { bucketOf, s3Store } from './s3-store';

/** The shop's photo store: an S3 bucket when `S3_BUCKET` is set, else folders in `DATA_DIR`. */
export function openPhotoStore(settings: Env): PhotoStore {
  const bucket = bucketOf(settings);
  return bucket ? s3Store(bucket) : localStore(settings.DATA_DIR);
}
