import styled from 'styled-components';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf, thumbnailSet } from '#domain/photos/thumbnails';
import type { AboutShop } from '#domain/shop-settings/shop-facts';
import { monthName } from '#domain/words/days';
import { useShopFacts } from '../api/shop-facts';
import { Seam } from '../ui/drawings/seam';
import { Container, Lines, PlainList, Section, Stack } from '../ui/layout';
import { OutsideLink } from '../ui/outside-link';
import { Patch } from '../ui/patch';
import { photoFrame, SquarePhoto } from '../ui/photo-square';
import { color, font, media, space } from '../ui/tokens';
import { CustomersReviews, ReviewColumns, ReviewFigure } from './customers-reviews';
import * as texts from './home-texts';

const People = styled(PlainList)`
  display: grid;
  gap: ${space[4]} ${space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
  }
`;

const Person = styled.li`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  max-width: 560px;
  p {
    margin-top: 6px;
    color: ${color.muted};
  }
`;

const Portrait = styled.div`
  ${photoFrame}
  flex: none;
  width: clamp(96px, 26vw, 144px);
`;
const PORTRAIT_SIZES = '(min-width: 554px) 144px, 26vw';

const Guarantee = styled(Patch)`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding: ${space[4]} ${space[3]};
  ${media.tablet} {
    padding: ${space[4]} ${space[5]};
  }
  svg {
    width: 120px;
  }
  p {
    max-width: 62ch;
    font-size: ${font.lead};
  }
`;

const NOTHING: AboutShop = { people: [], guarantee: null, reviews: [] };

/** People, guarantee, and reviews (rule 2.17). */
export function WhoWorks() {
  const { about, hasReviews } = useShopFacts();
  if (!about && !hasReviews) return null;
  const { people, guarantee, reviews } = about ?? NOTHING;
  return (
    <Section id="who-works" tabIndex={-1} aria-labelledby="who-works-heading">
      <Container>
        <Stack $gap={5}>
          <h2 id="who-works-heading">
            {people.length > 0
              ? texts.whoWorksOnGlove
              : about
                ? texts.whatYouCanCountOn
                : texts.fromOurCustomers}
          </h2>
          {people.length > 0 && (
            <People>
              {people.map((person) => (
                <PersonCard key={person.name} person={person} />
              ))}
            </People>
          )}
          {guarantee !== null && (
            <Guarantee>
              <h3>{texts.ourGuarantee}</h3>
              <Seam />
              <Lines>{guarantee}</Lines>
            </Guarantee>
          )}
          {hasReviews && <CustomersReviews isTitled={about !== null} />}
          {reviews.length > 0 && (
            <Stack>
              <h3>{texts.whatCustomersSay}</h3>
              <ReviewColumns>
                {reviews.map((review) => (
                  <ReviewCard key={`${review.name} ${review.quote}`} review={review} />
                ))}
              </ReviewColumns>
            </Stack>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

function PersonCard({ person: { name, words: text, portrait } }: { person: AboutShop['people'][number] }) {
  const side = PICTURE_LIMITS.thumbnailSide;
  return (
    <Person>
      {portrait !== null && (
        <Portrait>
          <SquarePhoto
            src={thumbnailOf(portrait)}
            srcSet={thumbnailSet(portrait)}
            sizes={PORTRAIT_SIZES}
            width={side}
            height={side}
            alt={name}
            loading="lazy"
            decoding="async"
          />
        </Portrait>
      )}
      <div>
        <h3>{name}</h3>
        <Lines>{text}</Lines>
      </div>
    </Person>
  );
}

function ReviewCard({ review: { quote, name, month, link } }: { review: AboutShop['reviews'][number] }) {
  return (
    <li>
      <ReviewFigure>
        <blockquote>
          <Lines>{`"${quote}"`}</Lines>
        </blockquote>
        <figcaption>
          {name}
          {month !== null && (
            <>
              , <time dateTime={month}>{monthName(month)}</time>
            </>
          )}
          {link !== null && (
            <>
              {' · '}
              <OutsideLink href={link.url}>{link.label}</OutsideLink>
            </>
          )}
        </figcaption>
      </ReviewFigure>
    </li>
  );
}
