import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import * as texts from './gallery-tab-texts';

/** '3 photos', '1 sample drawing'. */
export function pictureCount({ imageUrls, isSample }: GalleryAlbumView): string {
  return (isSample ? texts.sampleDrawings : texts.photos)(imageUrls.length);
}
