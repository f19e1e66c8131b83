import type { Payload } from 'payload';
import type { Upload } from '../../payload-types';
import { laterBy, UNUSED_MS } from './look-at';
import { photosIn } from './photos-in';

/**
 * Says that the photos in a value are about to be used: none of them is removed within a day from now, and by then what is
 * stored shows that they are in use. Called before that is stored. False when one of them is just being removed.
 */
export async function claimPhotos(payload: Payload, value: unknown): Promise<boolean> {
  const ids = photosIn(value);
  if (ids.length === 0) return true;
  const { docs } = await payload.db.find<Upload>({
    collection: 'uploads',
    where: { id: { in: ids } },
    pagination: false,
    limit: 0,
  });
  let areAllHere = true;
  for (const { id } of docs) {
    const claimed = await payload.db.updateOne({
      collection: 'uploads',
      options: { atomic: true },
      where: { and: [{ id: { equals: id } }, { state: { equals: 'kept' } }] },
      data: { lookAt: laterBy(UNUSED_MS) },
    });
    if (!claimed) areAllHere = false;
  }
  return areAllHere;
}
