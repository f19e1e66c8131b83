import { ownImage } from '#domain/photos/images';

/** Whether a photo has its lasting address; an order takes no other. */
export function isKept(photo: string): boolean {
  return ownImage.safeParse(photo).success;
}
