import { MEDIA_PATH } from '#domain/photos/photo-limits';
import { KEPT_PICTURE } from '#domain/photos/photo-types';

const PHOTO = new RegExp(
  `${MEDIA_PATH}([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.${KEPT_PICTURE.ending}`,
  'g',
);

/** The ids of the uploads whose lasting addresses are anywhere in a value, however it is nested. */
export function photosIn(value: unknown): string[] {
  const text = JSON.stringify(value) ?? '';
  return [...new Set(Array.from(text.matchAll(PHOTO), ([, id = '']) => id))];
}
