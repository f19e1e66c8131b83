import type { Payload } from 'payload';
import { z } from 'zod';
import { ownImage } from '#domain/photos/images';
import {
  ABANDONED_UPLOAD_MS,
  ALBUM_COPY_ENDING,
  isAlbumCopy,
  MEDIA_PATH,
  STORED_PICTURE,
  UPLOAD_LINK_MS,
} from '#domain/photos/photo-limits';
import { SHOP_SETTINGS_ID } from '#domain/shop-settings/settings-contract';
import { DAY_MS, fromNow } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import type { Doc } from '#server/platform/database/rule';
import { fieldRefusal } from '#server/platform/errors/shop-error';
import type { Order, Upload } from '../../payload-types';

interface ClaimPhotos {
  payload: Payload;
  collection: PhotoCollection;
  data: object;
  before?: object | null;
}

/** Keeps a document's photos for a day, until it's stored. Throws a ValidationError on the fields of missing photos. */
export async function claimPhotos({ payload, collection, data, before }: ClaimPhotos): Promise<void> {
  const claimed = before ? [...photosByField(collection, before).values()].flat() : [];
  await claimByField(payload, collection, photosByField(collection, data), claimed);
}

/** Claims the pictures in the shop settings the same way. */
export async function claimSettingsPictures(payload: Payload, data: unknown, before: unknown): Promise<void> {
  await claimByField(
    payload,
    SHOP_SETTINGS_ID,
    settingsPictures(data),
    [...settingsPictures(before).values()].flat(),
  );
}

async function claimByField(
  payload: Payload,
  collection: string,
  photosBy: ReadonlyMap<string, string[]>,
  claimed: readonly string[],
): Promise<void> {
  const fields = [...photosBy].map(
    ([path, photos]) => [path, photos.filter((photo) => !claimed.includes(photo))] as const,
  );
  const found = await claim(
    payload,
    fields.flatMap(([, photos]) => photos),
  );
  const errors = fields
    .filter(([, photos]) => photos.some((photo) => !found.has(photo)))
    .map(([path]) => ({ path, message: MESSAGES.photoGone }));
  if (errors.length > 0) throw fieldRefusal('PHOTO_GONE', { collection, errors });
}

// An upload has to be claimed. The owner's own pictures only have to exist.
async function claim(payload: Payload, photos: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const photo of new Set(photos)) {
    // Only the album it was made for may use a copy.
    if (isAlbumCopy(photo)) continue;
    const [id = ''] = photosIn(photo);
    if (id && (await claimUpload(payload, id))) found.add(photo);
  }
  const names = photos.filter((photo) => !found.has(photo)).map((photo) => photo.slice(MEDIA_PATH.length));
  if (names.length === 0) return found;
  const docs = await findAll(payload, 'media', { filename: { in: names } });
  for (const { filename } of docs) found.add(`${MEDIA_PATH}${filename}`);
  return found;
}

async function claimUpload(payload: Payload, id: string): Promise<boolean> {
  const condition = [{ state: { equals: 'kept' } }];
  const data = { lookAt: fromNow(UNUSED_MS) };
  return (await changeIf(payload, 'uploads', id, { condition, data })) !== null;
}

const SOON_MS = 60_000;

/** Marks a value's photos for removal soon if they're unused (rule 9.5). Call it before the write. Returns their IDs. */
export async function releasePhotos(payload: Payload, value: unknown): Promise<string[]> {
  const ids = photosIn(value);
  for (const id of ids) {
    const condition = [{ state: { equals: 'kept' } }];
    await changeIf(payload, 'uploads', id, { condition, data: { lookAt: fromNow(SOON_MS) } });
  }
  return ids;
}

export function findUpload(payload: Payload, id: string): Promise<Upload | null> {
  return findOne(payload, 'uploads', { id: { equals: id } });
}

export const photoName = (id: string): string => `${id}.${STORED_PICTURE.ending}`;

export const uploadName = ({ id, isInAlbum }: Pick<Upload, 'id' | 'isInAlbum'>): string =>
  isInAlbum ? `${id}${ALBUM_COPY_ENDING}` : photoName(id);

/** How long an unclaimed upload stays, in ms. */
export const RAW_MS = UPLOAD_LINK_MS + ABANDONED_UPLOAD_MS;
/** How long an unused photo stays (rule 9.5), in ms. */
export const UNUSED_MS = DAY_MS;
/** How long until a used photo is checked again, in ms. */
export const USED_MS = 30 * DAY_MS;

export const PHOTO_COLLECTIONS = [
  'orders',
  'gallery',
  'lace-colors',
  'services',
  'questions',
  'email-replies',
] as const;
export type PhotoCollection = (typeof PHOTO_COLLECTIONS)[number];

export const PHOTO_FIELDS: { readonly [Slug in PhotoCollection]: readonly (keyof Doc<Slug> & string)[] } = {
  orders: ['items', 'beforeImages', 'afterImages', 'extraWork'],
  gallery: ['imageUrls'],
  'lace-colors': ['imageUrl'],
  services: ['picture'],
  questions: ['photos'],
  'email-replies': ['photos'],
};

export const storedPictures = z.array(z.string()).catch([]);

export const workPhotosOf = ({ beforeImages, afterImages }: Pick<Order, 'beforeImages' | 'afterImages'>) => ({
  beforeImages: storedPictures.parse(beforeImages),
  afterImages: storedPictures.parse(afterImages),
});

const proposals = z.array(z.looseObject({ photos: storedPictures })).catch([]);
const gloves = z.array(z.looseObject({ gloveImages: storedPictures })).catch([]);
// The field itself refuses URLs of other sites.
const pictures = z.union([z.array(ownImage), ownImage.transform((url) => [url])]).catch([]);

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

const picture = ownImage.nullish().catch(null);
const settingsWithPictures = z
  .object({
    logo: picture,
    sharePicture: picture,
    people: z.array(z.object({ portrait: picture }).catch({ portrait: null })).catch([]),
  })
  .partial()
  .catch({});

function settingsPictures(settings: unknown): Map<string, string[]> {
  const { logo, sharePicture, people = [] } = settingsWithPictures.parse(settings);
  const byPath = Object.entries({
    logo,
    sharePicture,
    ...Object.fromEntries(people.map(({ portrait }, index) => [`people.${index}.portrait`, portrait])),
  });
  return new Map(byPath.flatMap(([path, photo]) => (photo ? [[path, [photo]]] : [])));
}

const PHOTO = new RegExp(
  `${MEDIA_PATH}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\\.album)?\\.${STORED_PICTURE.ending}`,
  'g',
);

/** The IDs of all uploads in a value. */
export function photosIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  return [...new Set(Array.from(text.matchAll(PHOTO), ([, id = '']) => id))];
}
