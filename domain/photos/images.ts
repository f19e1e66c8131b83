import { z } from 'zod';
import { MESSAGES } from '../words/shop-texts';
import { MEDIA_PATH } from './photo-limits';

/** The permanent path of one of the shop's own images: '/media/<name>' (rule 9.4). */
export const ownImage = z
  .string()
  .max(300)
  .regex(new RegExp(`^${MEDIA_PATH}[\\w-][\\w.-]*$`), MESSAGES.foreignImage);

export const imageList = z.array(ownImage).nullish();

export const optionalImage = z
  .string()
  .nullish()
  .refine((image) => !image || ownImage.safeParse(image).success, MESSAGES.foreignImage);
