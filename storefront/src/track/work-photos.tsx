import styled from 'styled-components';
import type { TrackView } from '#domain/orders/track-contract';
import { Comparison } from '../photos/comparison';
import { PhotoTiles } from '../photos/photo-tiles';
import { Halves } from '../ui/arrange';
import { media } from '../ui/tokens';
import { TrackPart } from './track-part';

const Compared = styled.div`
  ${media.desktop} {
    max-width: 680px;
  }
`;

/** The glove before and after the work: over each other where there is one of both, and all photos to look at and keep. */
export function WorkPhotos({ view: { number, beforeImages, afterImages } }: { view: TrackView }) {
  const [before] = beforeImages;
  const [after] = afterImages;
  if (!before && !after) return null;
  return (
    <TrackPart id="photos-heading" title={after ? 'Before and after' : 'Before the work'} $gap={3}>
      {before && after && (
        <Compared>
          <Comparison
            before={{ src: before, alt: 'The glove before the work' }}
            after={{ src: after, alt: 'The glove after the work' }}
          />
        </Compared>
      )}
      <Halves $gap="16px 32px" $align="start" $from="tablet">
        <PhotoTiles name="before" title="Before" number={number} photos={beforeImages} />
        <PhotoTiles name="after" title="After" number={number} photos={afterImages} />
      </Halves>
    </TrackPart>
  );
}
