import { useId } from 'react';
import styled, { css } from 'styled-components';
import { SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import type { ServiceView } from '#domain/catalogue/service-contract';
import type { ServicePictureName } from '#domain/catalogue/service-picture';
import { serviceTerms } from '#domain/catalogue/service-terms';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf, wideSet } from '#domain/photos/thumbnails';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { formatDays } from '#domain/words/shop-words';
import { paths } from '../addresses/paths';
import { useShopFacts } from '../api/shop-facts';
import { WholeDates } from '../api/whole-dates';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { ServicePicture } from '../ui/drawings/service-picture';
import { INCLUDED, Included } from '../ui/included';
import { Patch } from '../ui/patch';
import { color, font, media, motion, radius, shadow, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './home-texts';

const Card = styled(Patch)`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  transition:
    transform ${motion.calm},
    box-shadow ${motion.calm};
  ${media.hover} {
    &:hover {
      transform: translateY(-4px);
      box-shadow: ${shadow.high}, ${shadow.patchEdge};
    }
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: 124px minmax(0, 1fr);
    gap: 12px;
    padding: ${space[2]};
  }
`;

const pictureFrame = css`
  width: 100%;
  height: auto;
  border-radius: ${radius.field};
  ${media.phone} {
    grid-row: span 2;
  }
`;

const Picture = styled(ServicePicture)`
  ${pictureFrame}
`;

const Photo = styled.img`
  ${pictureFrame}
  aspect-ratio: 8 / 5;
  object-fit: cover;
`;

const SIZES = '(min-width: 640px) 420px, 124px';

const Name = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  overflow-wrap: anywhere;
  ${media.phone} {
    > span {
      display: none;
    }
  }
`;

const Fold = styled.details`
  ${media.tablet} {
    display: none;
  }
  order: 1;
  summary {
    padding-block: 11px;
    cursor: pointer;
    font-size: ${font.small};
    font-weight: 600;
  }
`;

const Folded = styled.div`
  display: grid;
  gap: ${space[2]};
  > :first-child {
    color: ${color.muted};
  }
  ${media.phone} {
    grid-column: 1 / -1;
    order: 3;
    details:not([open]) + & {
      display: none;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: auto;
  padding-top: ${space[1]};
  ${media.phone} {
    display: contents;
    > a {
      order: 2;
      padding-inline: ${space[1]};
    }
  }
`;

const Cost = styled.div`
  p {
    font: 700 ${font.h3}/1 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${color.muted};
    font-size: ${font.small};
  }
  ${media.phone} {
    display: flex;
    gap: ${space[1]};
    align-items: baseline;
  }
`;

/** One service: what it includes, its price, and a link to order it (rule 3.9). */
export function ServiceCard({ service, picture }: { service: ServiceView; picture?: ServicePictureName }) {
  const headingId = useId();
  const { turnaroundDays } = useShopFacts();
  const { included, days = turnaroundDays } = service;
  const fold = included ? INCLUDED : uiTexts.details;
  return (
    <Card as="article" aria-labelledby={headingId}>
      {service.picture ? (
        <Photo
          src={thumbnailOf(service.picture)}
          srcSet={wideSet(service.picture)}
          sizes={SIZES}
          alt=""
          width={PICTURE_LIMITS.thumbnailSide}
          height={PICTURE_LIMITS.thumbnailSide}
          loading="lazy"
          decoding="async"
        />
      ) : (
        picture && <Picture picture={picture} />
      )}
      <Name>
        <Badge variant="secondary">{labelOf(SERVICE_CATEGORY_LABEL, service.category)}</Badge>
        <h3 id={headingId}>{service.name}</h3>
      </Name>
      <Fold>
        <summary aria-label={`${fold}: ${service.name}`}>{fold}</summary>
      </Fold>
      <Folded>
        <p>{service.description}</p>
        <Included lines={included} terms={<WholeDates>{serviceTerms(service, turnaroundDays)}</WholeDates>} />
      </Folded>
      <Foot>
        <Cost>
          <p>{formatDollars(service.price)}</p>
          <small>
            {service.readyAround ? (
              <WholeDates>{texts.aroundDay(service.readyAround)}</WholeDates>
            ) : (
              formatDays(days)
            )}
          </small>
        </Cost>
        <ButtonLink
          to={paths.order.href({ service: service.id })}
          variant="secondary"
          aria-label={texts.orderThisServiceName(service.name)}
        >
          {texts.orderThisService}
        </ButtonLink>
      </Foot>
    </Card>
  );
}
