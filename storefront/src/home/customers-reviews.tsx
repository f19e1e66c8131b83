import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import type { ShownReview } from '#domain/reviews/shown-review';
import { reviewQueries } from '../api/reviews';
import { Lines, PlainList, Stack } from '../ui/layout';
import { SquarePhoto } from '../ui/photo-square';
import { Stars } from '../ui/stars';
import { color, font, media, radius, space } from '../ui/tokens';
import * as texts from './home-texts';

export const ReviewColumns = styled(PlainList)`
  ${media.tablet} {
    columns: 2;
    column-gap: ${space[5]};
  }
  ${media.desktop} {
    columns: 3;
  }
`;

export const ReviewFigure = styled.figure`
  display: grid;
  gap: ${space[1]};
  padding-block: ${space[2]};
  border-top: 1px dashed ${color.lineStrong};
  break-inside: avoid;
  overflow-wrap: anywhere;
  figcaption {
    color: ${color.muted};
    font-size: ${font.small};
  }
`;

const Photos = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
  max-width: 240px;
  img {
    width: 100%;
    height: auto;
    border-radius: ${radius.field};
  }
`;

const Answer = styled.div`
  padding-left: 12px;
  border-left: 3px solid ${color.accent};
  font-size: ${font.small};
`;

const More = styled.details`
  summary {
    padding-block: 11px;
    cursor: pointer;
    font-weight: 600;
  }
`;

const FIRST = 6;

/** Approved reviews, newest first (rule 37.6). */
export function CustomersReviews({ isTitled }: { isTitled: boolean }) {
  const { data: reviews = [] } = useQuery(reviewQueries.list());
  const more = reviews.slice(FIRST);
  if (reviews.length === 0) return null;
  return (
    <Stack>
      {isTitled && <h3>{texts.fromOurCustomers}</h3>}
      <ReviewList reviews={reviews.slice(0, FIRST)} />
      {more.length > 0 && (
        <More>
          <summary>{texts.moreReviews}</summary>
          <ReviewList reviews={more} />
        </More>
      )}
    </Stack>
  );
}

function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ReviewColumns>
      {reviews.map((review) => (
        <li key={review.id}>
          <OneReview review={review} />
        </li>
      ))}
    </ReviewColumns>
  );
}

function OneReview({ review: { stars, text, name, service, answer, photos } }: { review: ShownReview }) {
  const side = PICTURE_LIMITS.thumbnailSide;
  return (
    <ReviewFigure>
      <Stars count={stars} label={texts.starsOf(stars)} />
      {text !== '' && (
        <blockquote>
          <Lines>{text}</Lines>
        </blockquote>
      )}
      <figcaption>
        {name}
        {service !== '' && ` · ${service}`}
      </figcaption>
      {photos && (
        <Photos>
          {[
            [photos.before, texts.gloveBefore(name)] as const,
            [photos.after, texts.gloveAfter(name)] as const,
          ].map(([photo, alt]) => (
            <SquarePhoto
              key={alt}
              src={thumbnailOf(photo)}
              alt={alt}
              width={side}
              height={side}
              loading="lazy"
            />
          ))}
        </Photos>
      )}
      {answer && (
        <Answer>
          <strong>{texts.ourAnswer}</strong>
          <Lines>{answer}</Lines>
        </Answer>
      )}
    </ReviewFigure>
  );
}
