import styled from 'styled-components';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { Grid } from '../ui/arrange';
import { PlainList, Stack } from '../ui/layout';
import { photoFrame, SquarePhoto } from '../ui/photo-square';
import { color, font } from '../ui/tokens';

const Title = styled.h4`
  font-size: ${font.body};
  font-family: ${font.text};
  font-weight: 600;
`;

const Frame = styled.a`
  ${photoFrame}
  &:hover {
    border-color: ${color.accent};
  }
`;

/** Photos as small squares; each opens in full. */
export function PhotoGroup({ title, photos }: { title: string; photos: readonly string[] }) {
  if (photos.length === 0) return null;
  return (
    <Stack as="section" $gap={1} aria-label={title}>
      <Title>{title}</Title>
      <Grid as={PlainList} $min={96} $keeps>
        {photos.map((photo, index) => (
          <li key={photo}>
            <Frame href={photo} target="_blank" rel="noopener">
              <SquarePhoto
                src={thumbnailOf(photo)}
                alt={`${title}, ${index + 1} of ${photos.length} (opens in a new tab)`}
                loading="lazy"
                width={160}
                height={160}
              />
            </Frame>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
