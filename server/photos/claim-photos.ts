import type { Payload } from 'payload';
import { MEDIA_PATH } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/shop-texts';
import { changeIf } from '#server/database/change-if';
import { findAll } from '#server/database/find';
import { fieldRefusal } from '#server/errors/field-refusal';
import { type PhotoCollection, photosByField, photosIn } from './photo-fields';
import { laterBy, UNUSED_MS } from './upload-row';

interface ClaimPhotos {
  payload: Payload;
  collection: PhotoCollection;
  /** The fields that are about to be stored. */
  data: object;
  /** The document as it is; null for a new one. */
  before?: object | null;
}

/**
 * Keeps the pictures of a document that is about to be stored from being removed for a day; by then the stored document shows
 * that they are in use. Called before that is stored. Throws a ValidationError that names the fields with a picture
 * that is not there, or just being removed; what the document held before may be gone.
 */
export async function claimPhotos({ payload, collection, data, before }: ClaimPhotos): Promise<void> {
  const held = new Set(before ? [...photosByField(collection, before).values()].flat() : []);
  const fields = [...photosByField(collection, data)].map(
    ([path, photos]) => [path, photos.filter((photo) => !held.has(photo))] as const,
  );
  const there = await claim(
    payload,
    fields.flatMap(([, photos]) => photos),
  );
  const errors = fields
    .filter(([, photos]) => photos.some((photo) => !there.has(photo)))
    .map(([path]) => ({ path, message: MESSAGES.photoGone }));
  if (errors.length > 0) throw fieldRefusal('PHOTO_GONE', { collection, errors });
}

/** The pictures that exist: uploads, which are claimed here, and the owner's own in Media. Asks the database only. */
async function claim(payload: Payload, photos: string[]): Promise<Set<string>> {
  const there = new Set<string>();
  for (const photo of new Set(photos)) {
    const [id = ''] = photosIn(photo);
    if (id && (await claimUpload(payload, id))) there.add(photo);
  }
  const names = photos.filter((photo) => !there.has(photo)).map((photo) => photo.slice(MEDIA_PATH.length));
  if (names.length === 0) return there;
  const docs = await findAll(payload, 'media', { filename: { in: names } });
  for (const { filename } of docs) there.add(`${MEDIA_PATH}${filename}`);
  return there;
}

async function claimUpload(payload: Payload, id: string): Promise<boolean> {
  const condition = [{ state: { equals: 'kept' } }];
  const data = { lookAt: laterBy(UNUSED_MS) };
  return (await changeIf({ payload, collection: 'uploads', id, condition, data })) !== null;
}
