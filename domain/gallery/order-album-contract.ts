import { z } from 'zod';
import { ownImage } from '../photos/images';
import { documentId } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { ALBUM_IMAGES_MAX, albumCreate } from './gallery-contract';
import { MAY_SHOW_ANSWERS } from './may-show';

/** POST /api/track/:token/may-show (rule 36.2). */
export const mayShowAnswer = z.object({ answer: z.enum(MAY_SHOW_ANSWERS) });

/** POST /api/orders/:id/album: the title, and the pairs of the order's photos that the album shows. */
export const orderAlbum = z.object({
  title: albumCreate.shape.title,
  pairs: z
    .array(z.object({ before: ownImage, after: ownImage }), MESSAGES.selectImage)
    .min(1, MESSAGES.selectImage)
    .max(ALBUM_IMAGES_MAX / 2, MESSAGES.tooManyAlbumPhotos),
});
export type OrderAlbum = z.output<typeof orderAlbum>;

/** What the order's panel knows about the gallery: the customer's answer, and the order's album. */
export const orderInGallery = z.object({
  mayShow: z.nullable(z.enum(MAY_SHOW_ANSWERS)),
  albumId: z.nullable(documentId),
});
