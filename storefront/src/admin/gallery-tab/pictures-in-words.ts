import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';

/** '3 photos', '1 sample drawing'. */
export function picturesInWords({ imageUrls, isSample }: GalleryAlbumView): string {
  const word = isSample ? 'sample drawing' : 'photo';
  return imageUrls.length === 1 ? `1 ${word}` : `${imageUrls.length} ${word}s`;
}
