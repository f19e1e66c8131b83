import type { Payload } from 'payload';
import { changeIf } from '#server/database/change-if';
import { photosIn } from './photo-fields';
import { laterBy } from './upload-row';

/** By then the document that held the photos is stored without them. */
const SOON_MS = 60_000;

/**
 * Lets the uploaded photos of a value be looked at soon, and removed if nothing else uses them (rule 9.5). Called before the
 * document is stored without them, so that a process killed in between only looks in vain. Returns their ids.
 */
export async function releasePhotos(payload: Payload, value: unknown): Promise<string[]> {
  const ids = photosIn(value);
  for (const id of ids) {
    const condition = [{ state: { equals: 'kept' } }];
    await changeIf({ payload, collection: 'uploads', id, condition, data: { lookAt: laterBy(SOON_MS) } });
  }
  return ids;
}
