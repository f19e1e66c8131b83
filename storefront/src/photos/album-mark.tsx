import styled from 'styled-components';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { albumMark } from '#domain/gallery/sample-album';
import { Badge } from '../ui/badge';

const Place = styled.div`
  margin-block: 6px 2px;
`;

/** Marks an album as sample drawings, or names the customer whose glove it shows, if the customer allows that. */
export function AlbumMark({ album }: { album: GalleryAlbumView }) {
  const mark = albumMark(album);
  if (!mark) return null;
  return (
    <Place>
      <Badge variant="outline">{mark}</Badge>
    </Place>
  );
}
