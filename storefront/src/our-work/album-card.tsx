import { useId } from 'react';
import styled from 'styled-components';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf, thumbnailSet } from '#domain/photos/thumbnails';
import { Patch } from '../ui/patch';
import { color, font, media, motion, radius, space } from '../ui/tokens';

const Card = styled(Patch).attrs({ as: 'article' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Title = styled.h2`
  font-size: ${font.h3};
  text-wrap: balance;
`;

const Description = styled.p`
  max-width: 62ch;
  margin-top: 6px;
  color: ${color.muted};
  white-space: pre-line;
`;

const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(80px, 1fr));
  gap: 10px;
  padding: 0;
  list-style: none;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  }
`;

const Small = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  transition: transform ${motion.calm};
`;

const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
  cursor: zoom-in;
  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
    &:hover ${Small} {
      transform: scale(1.03);
    }
  }
`;

/** How wide a square is at most, in the browser's own words. */
const SIZES = '(min-width: 640px) 160px, 110px';

interface AlbumCardProps {
  album: GalleryAlbumView;
  onOpen: (index: number) => void;
}

/** One album: what it shows, and its photos as small squares. */
export function AlbumCard({ album, onOpen }: AlbumCardProps) {
  const { title, description, imageUrls } = album;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <div>
        <Title id={titleId}>{title}</Title>
        {description && <Description>{description}</Description>}
      </div>
      <Photos>
        {imageUrls.map((photo, index) => (
          <li key={photo}>
            <Thumbnail
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => {
                // Where the focus comes back to; not every browser gives it to what is clicked.
                currentTarget.focus();
                onOpen(index);
              }}
            >
              <Small
                src={thumbnailOf(photo)}
                srcSet={thumbnailSet(photo)}
                sizes={SIZES}
                alt={`${title}, ${index + 1} of ${imageUrls.length}`}
                width={PICTURE_LIMITS.thumbnailSide}
                height={PICTURE_LIMITS.thumbnailSide}
                loading="lazy"
                decoding="async"
              />
            </Thumbnail>
          </li>
        ))}
      </Photos>
    </Card>
  );
}
