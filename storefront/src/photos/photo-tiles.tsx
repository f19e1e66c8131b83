import { Download } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf, thumbnailSet } from '#domain/photos/thumbnails';
import { loadable } from '../first-paint/loadable';
import { Grid } from '../ui/arrange';
import { PlainList } from '../ui/layout';
import { PhotoButton } from '../ui/photo-square';
import { color, font } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { useOpened } from '../ui/use-opened';
import * as texts from './photos-texts';

const Lightbox = loadable(async () => (await import('../ui/lightbox')).Lightbox);

const Root = styled.section`
  display: grid;
  gap: 8px;
  h3 {
    font-family: ${font.text};
    font-size: ${font.small};
    font-weight: 600;
  }
`;

const Open = styled(PhotoButton)`
  &:hover {
    border-color: ${color.accent};
  }
`;

const Save = styled.a`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 44px;
  font-size: ${font.small};
`;

interface PhotoTilesProps {
  name: string;
  title: string;
  number: string;
  photos: readonly string[];
}

export function PhotoTiles({ name, title, number, photos }: PhotoTilesProps) {
  const opened = useOpened(`photos-${name}`);
  if (photos.length === 0) return null;
  const startAt = opened.what === null ? -1 : photos.indexOf(opened.what);
  return (
    <Root aria-label={title}>
      <h3>{title}</h3>
      <Grid as={PlainList} $min={96} $keeps $gap="10px">
        {photos.map((photo, index) => (
          <li key={photo}>
            <Open
              src={thumbnailOf(photo)}
              srcSet={thumbnailSet(photo)}
              sizes="140px"
              side={PICTURE_LIMITS.thumbnailSide}
              alt={texts.enlargePhoto(title, index + 1, photos.length)}
              onOpen={() => opened.open(photo)}
            />
            <Save
              href={photo}
              download={`order-${number}-${name}-${index + 1}.webp`}
              aria-label={texts.downloadPhoto(title, index + 1, photos.length)}
            >
              <Download size={16} />
              {uiTexts.download}
            </Save>
          </li>
        ))}
      </Grid>
      {startAt >= 0 && (
        <Suspense>
          <Lightbox title={title} photos={photos} startAt={startAt} onClose={opened.close} />
        </Suspense>
      )}
    </Root>
  );
}
