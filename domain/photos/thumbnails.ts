import { KEPT_PICTURE, MEDIA_PATH, PICTURE_LIMITS, SMALLER_SIDES, WIDE_SIDE } from './photo-limits';

const { thumbnailSide } = PICTURE_LIMITS;

/** Name of a small square version of a picture, in the folder of these: '<name>.webp', '<name>.160.webp'. */
export const thumbnailName = (name: string, side: number = thumbnailSide): string =>
  `${name}${side === thumbnailSide ? '' : `.${side}`}.${KEPT_PICTURE.ending}`;

/** The names of all small versions of a picture. */
export const thumbnailNames = (name: string): string[] =>
  [...SMALLER_SIDES, thumbnailSide, WIDE_SIDE].map((side) => thumbnailName(name, side));

const WRITTEN = new Map([...SMALLER_SIDES, WIDE_SIDE].map((side) => [String(side), side]));

/** The picture that a name of a small version is of, and its side in pixels; null for every other name. */
export function thumbnailFor(thumbnail: string): { name: string; side: number } | null {
  const [, name = '', written] = /^(.+?)(?:\.(\d+))?\.webp$/.exec(thumbnail) ?? [];
  const side = written === undefined ? thumbnailSide : WRITTEN.get(written);
  return name && side ? { name, side } : null;
}

/** Where a small square version of one of the shop's own images is: '/media/thumbs/<name>.webp'. */
export const thumbnailOf = (image: string, side?: number): string =>
  `${MEDIA_PATH}thumbs/${thumbnailName(image.slice(MEDIA_PATH.length), side)}`;

const setOf = (image: string, sides: readonly number[]): string =>
  sides.map((side) => `${thumbnailOf(image, side)} ${side}w`).join(', ');

/** The squares of a picture in a row of them for its `srcset`, from which the browser takes what fits the place. */
export const thumbnailSet = (image: string): string => setOf(image, [...SMALLER_SIDES, thumbnailSide]);

/** The same for a picture that is as wide as a phone. */
export const wideSet = (image: string): string => setOf(image, [360, thumbnailSide, WIDE_SIDE]);
