import { MEDIA_PATH, PICTURE_LIMITS, SMALLER_SIDES, STORED_PICTURE, WIDE_SIDE } from './photo-limits';

const { thumbnailSide } = PICTURE_LIMITS;

/** A thumbnail's file name: '<name>.webp', '<name>.160.webp'. */
export const thumbnailName = (name: string, side: number = thumbnailSide): string =>
  `${name}${side === thumbnailSide ? '' : `.${side}`}.${STORED_PICTURE.ending}`;

export const thumbnailNames = (name: string): string[] =>
  [...SMALLER_SIDES, thumbnailSide, WIDE_SIDE].map((side) => thumbnailName(name, side));

const WRITTEN = new Map([...SMALLER_SIDES, WIDE_SIDE].map((side) => [String(side), side]));

/** Parses a thumbnail's file name into its picture and side in pixels. Null for any other name. */
export function thumbnailFor(thumbnail: string): { name: string; side: number } | null {
  const [, name = '', written] = /^(.+?)(?:\.(\d+))?\.webp$/.exec(thumbnail) ?? [];
  const side = written === undefined ? thumbnailSide : WRITTEN.get(written);
  return name && side ? { name, side } : null;
}

/** The path of a thumbnail of one of the shop's own images: '/media/thumbs/<name>.webp'. */
export const thumbnailOf = (image: string, side?: number): string =>
  `${MEDIA_PATH}thumbs/${thumbnailName(image.slice(MEDIA_PATH.length), side)}`;

const setOf = (image: string, sides: readonly number[]): string =>
  sides.map((side) => `${thumbnailOf(image, side)} ${side}w`).join(', ');

/** A `srcset` for a picture shown as a small square. */
export const thumbnailSet = (image: string): string => setOf(image, [...SMALLER_SIDES, thumbnailSide]);

/** A `srcset` for a picture that's as wide as a phone. */
export const wideSet = (image: string): string => setOf(image, [360, thumbnailSide, WIDE_SIDE]);
