import { useId } from 'react';
import styled from 'styled-components';
import { SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import type { ServiceView } from '#domain/catalogue/service-contract';
import type { ServicePictureName } from '#domain/catalogue/service-picture';
import { serviceTerms } from '#domain/catalogue/service-terms';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf, wideSet } from '#domain/photos/thumbnails';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { paths } from '../addresses/paths';
import { useShopFacts } from '../api/shop-facts';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { ServicePicture } from '../ui/drawings/service-picture';
import { Included } from '../ui/included';
import { Patch } from '../ui/patch';
import { color, font, media, motion, radius, shadow, space } from '../ui/tokens';

const Card = styled(Patch)`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  height: 100%;
  transition:
    transform ${motion.calm},
    box-shadow ${motion.calm};
  ${media.hover} {
    &:hover {
      transform: translateY(-4px);
      box-shadow: ${shadow.high}, ${shadow.patchEdge};
    }
  }
`;

const Picture = styled(ServicePicture)`
  width: 100%;
  height: auto;
  border-radius: ${radius.field};
`;

/** In the drawings' proportions. */
const Photo = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  border-radius: ${radius.field};
  object-fit: cover;
`;

/** How wide a photo is at most, in the browser's own words. */
const SIZES = '(min-width: 640px) 420px, 100vw';

const Name = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
`;

const Description = styled.p`
  color: ${color.muted};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: auto;
  padding-top: ${space[1]};
`;

const Price = styled.p`
  font-family: ${font.display};
  font-size: ${font.h3};
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

interface ServiceCardProps {
  service: ServiceView;
  picture?: ServicePictureName;
}

/** One service: what it is, what it includes, what it costs, and the way to order it (rule 3.9). */
export function ServiceCard({ service, picture }: ServiceCardProps) {
  const headingId = useId();
  const { turnaroundDays } = useShopFacts();
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
      <Description>{service.description}</Description>
      <Included lines={service.included} terms={serviceTerms(service, turnaroundDays)} />
      <Foot>
        <Price>{formatDollars(service.price)}</Price>
        <ButtonLink
          to={paths.order.href({ service: service.id })}
          variant="secondary"
          aria-describedby={headingId}
        >
          Order This Service
        </ButtonLink>
      </Foot>
    </Card>
  );
}
