import { z } from 'zod';
import { ownImage } from '#domain/photos/images';
import { KEPT_PICTURE, MEDIA_PATH } from '#domain/photos/photo-limits';
import type { Doc } from '#server/database/rule';

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
export function photosByField(collection: PhotoCollection, data: object): Map<string, string[]> {
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
