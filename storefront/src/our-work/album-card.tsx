import { useId } from 'react';
import styled from 'styled-components';
import type { GalleryAlbumView } from '#domain/gallery/gallery-contract';
import { pictureText } from '#domain/gallery/sample-album';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf, thumbnailSet } from '#domain/photos/thumbnails';
import { AlbumMark } from '../photos/album-mark';
import { Stack } from '../ui/layout';
import { Patch } from '../ui/patch';
import { PhotoButton, SquarePhoto } from '../ui/photo-square';
import { color, font, media, motion } from '../ui/tokens';
import * as texts from './our-work-texts';

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
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  padding: 0;
  list-style: none;
`;

const Thumbnail = styled(PhotoButton)`
  ${SquarePhoto} {
    transition: transform ${motion.calm};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
    &:hover ${SquarePhoto} {
      transform: scale(1.03);
    }
  }
`;

const SIZES = '(min-width: 960px) 160px, 30vw';

export function AlbumCard({ album, onOpen }: { album: GalleryAlbumView; onOpen: (index: number) => void }) {
  const { title, description, imageUrls } = album;
  const titleId = useId();
  return (
    <Patch as="article" aria-labelledby={titleId}>
      <Stack>
        <div>
          <Title id={titleId}>{title}</Title>
          <AlbumMark album={album} />
          {description && <Description>{description}</Description>}
        </div>
        <Photos>
          {imageUrls.map((photo, index) => (
            <li key={photo}>
              <Thumbnail
                src={thumbnailOf(photo)}
                srcSet={thumbnailSet(photo)}
                sizes={SIZES}
                side={PICTURE_LIMITS.thumbnailSide}
                alt={pictureText(album, texts.placeOfCount(index + 1, imageUrls.length))}
                onOpen={() => onOpen(index)}
              />
            </li>
          ))}
        </Photos>
      </Stack>
    </Patch>
  );
}
