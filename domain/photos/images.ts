import { z } from 'zod';
import { MESSAGES } from '../words/shop-texts';
import { KEPT_PICTURE, MEDIA_PATH } from './photo-limits';

/** The lasting address of one of the shop's own images: '/media/<name>' (rule 9.4). */
export const ownImage = z
  .string()
  .max(300)
  .regex(new RegExp(`^${MEDIA_PATH}[\\w-][\\w.-]*$`), MESSAGES.foreignImage);

/** Any number of the shop's own images, as albums and work photos hold them. */
export const imageList = z.array(ownImage).nullish();

/** One of the shop's own images, or none. */
export const optionalImage = z
  .string()
  .nullish()
  .refine((image) => !image || ownImage.safeParse(image).success, MESSAGES.foreignImage);

/** Name of the small square version of a picture, in the folder of these. */
export const thumbnailName = (name: string): string => `${name}.${KEPT_PICTURE.ending}`;

/** Where the small square version of one of the shop's own images is: '/media/thumbs/<name>.webp'. */
export const thumbnailOf = (image: string): string =>
  `${MEDIA_PATH}thumbs/${thumbnailName(image.slice(MEDIA_PATH.length))}`;
