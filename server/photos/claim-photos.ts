import type { Payload } from 'payload';
import { z } from 'zod';
import { ownImage } from '#domain/photos/images';
import { KEPT_PICTURE, MEDIA_PATH, UNASKED_MS, UPLOAD_LINK_MS } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/shop-texts';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import type { Doc } from '#server/platform/database/rule';
import { fieldRefusal } from '#server/platform/errors/shop-error';
import type { Upload } from '../../payload-types';

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

/** The row of an uploaded photo, or null. */
export function findUpload(payload: Payload, id: string): Promise<Upload | null> {
  return findOne(payload, 'uploads', { id: { equals: id } });
}

/** The name in /media of an upload's photo. */
export const keptName = (id: string): string => `${id}.${KEPT_PICTURE.ending}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was sent and never asked for again is removed this long after it was written, in ms. */
export const RAW_MS = UPLOAD_LINK_MS + UNASKED_MS;
/** A photo that nothing uses is removed after this time, in ms (rule 9.5). */
export const UNUSED_MS = DAY_MS;
/** A photo in use is looked at again after this time, in ms: its order or album may be gone by then. */
export const USED_MS = 30 * DAY_MS;

/** The moment that is so many ms from now. */
export const laterBy = (ms: number): string => new Date(Date.now() + ms).toISOString();

export const PHOTO_COLLECTIONS = ['orders', 'gallery', 'lace-colors', 'services', 'questions'] as const;
export type PhotoCollection = (typeof PHOTO_COLLECTIONS)[number];

/** Every field that holds addresses of pictures, by collection; gloves hold theirs in `gloveImages`, proposals of extra work in `photos`. */
export const PHOTO_FIELDS: { readonly [Slug in PhotoCollection]: readonly (keyof Doc<Slug> & string)[] } = {
  orders: ['items', 'beforeImages', 'afterImages', 'extraWork'],
  gallery: ['imageUrls'],
  'lace-colors': ['imageUrl'],
  services: ['picture'],
  questions: ['photos'],
};

/** Addresses of pictures as they are stored; none where it is none of these. */
export const storedPictures = z.array(z.string()).catch([]);

const proposals = z.array(z.looseObject({ photos: storedPictures })).catch([]);
const gloves = z.array(z.looseObject({ gloveImages: storedPictures })).catch([]);
// A list with one of elsewhere is refused by its field, which says why; gloves are checked as what they are.
const pictures = z.union([z.array(ownImage), ownImage.transform((one) => [one])]).catch([]);

/** The pictures in a document's fields, or in some of them, by the path that a refusal names: 'items.0.gloveImages'. */
function photosByField(collection: PhotoCollection, data: object): Map<string, string[]> {
  const lists = PHOTO_FIELDS[collection].flatMap((field): [string, string[]][] => {
    const value: unknown = Reflect.get(data, field);
    if (field === 'extraWork') return [['photos', proposals.parse(value).flatMap(({ photos }) => photos)]];
    if (field !== 'items') return [[field, pictures.parse(value)]];
    return gloves
      .parse(value)
      .map(({ gloveImages }, index) => [`${field}.${index}.gloveImages`, gloveImages]);
  });
  return new Map(lists.filter(([, photos]) => photos.length > 0));
}

const PHOTO = new RegExp(
  `${MEDIA_PATH}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.${KEPT_PICTURE.ending}`,
  'g',
);

/** The ids of the uploads whose lasting addresses are anywhere in a value, however it is nested. */
export function photosIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  return [...new Set(Array.from(text.matchAll(PHOTO), ([, id = '']) => id))];
}
