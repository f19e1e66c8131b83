import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';

/** How many pictures an album has, called what they are: '3 photos', '1 sample drawing'. */
export function picturesInWords({ imageUrls, isSample }: GalleryAlbumView): string {
  const word = isSample ? 'sample drawing' : 'photo';
  return imageUrls.length === 1 ? `1 ${word}` : `${imageUrls.length} ${word}s`;
}
