import styled from 'styled-components';
import { thumbnailOf } from '#domain/photos/images';
import { PlainList } from '../ui/layout';
import { color, font, radius } from '../ui/tokens';

const Root = styled.section`
  display: grid;
  gap: 8px;
`;

const Title = styled.h4`
  font-size: ${font.body};
  font-family: ${font.text};
  font-weight: 600;
`;

const Grid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: 8px;
`;

const Frame = styled.a`
  display: block;
  overflow: hidden;
  aspect-ratio: 1;
  border: 1px solid ${color.line};
  border-radius: ${radius.field};
  background: ${color.surface};
  &:hover {
    border-color: ${color.accent};
  }
`;

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

interface PhotoGroupProps {
  title: string;
  images: readonly string[];
}

/** Photos as small squares; each opens the whole picture. */
export function PhotoGroup({ title, images }: PhotoGroupProps) {
  if (images.length === 0) return null;
  return (
    <Root aria-label={title}>
      <Title>{title}</Title>
      <Grid>
        {images.map((image, index) => (
          <li key={image}>
            <Frame href={image} target="_blank" rel="noopener">
              <Photo
                src={thumbnailOf(image)}
                alt={`${title}, ${index + 1} of ${images.length} (opens in a new tab)`}
                loading="lazy"
                width={160}
                height={160}
              />
            </Frame>
          </li>
        ))}
      </Grid>
    </Root>
  );
}
