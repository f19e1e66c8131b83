import type { GalleryAlbumView } from './gallery-contract';

const SHOWN = 3;

export const COMPARED_HINT = 'The first two show the glove before and after. The home page compares them.';

interface ComparedAlbum<Album> extends Record<'before' | 'after', string> {
  album: Album;
}

/** The first albums with two pictures, taken as before and after (rule 3.8). */
export function comparedAlbums<Album extends Pick<GalleryAlbumView, 'imageUrls'>>(
  albums: readonly Album[],
): ComparedAlbum<Album>[] {
  return albums
    .flatMap((album) => {
      const [before, after] = album.imageUrls;
      return before && after ? [{ album, before, after }] : [];
    })
    .slice(0, SHOWN);
}
