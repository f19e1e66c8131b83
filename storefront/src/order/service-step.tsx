import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { SERVICE_CATEGORY_LABEL } from '#domain/catalogue/service-category';
import { servicePictures } from '#domain/catalogue/service-picture';
import { serviceTerms } from '#domain/catalogue/service-terms';
import { PICTURE_LIMITS } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { WholeDates } from '../api/whole-dates';
import { AskShop } from '../questions/ask-shop';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { ServicePicture } from '../ui/drawings/service-picture';
import { Included } from '../ui/included';
import { Stack } from '../ui/layout';
import { SelectField } from '../ui/select-field';
import { color, font, media, radius } from '../ui/tokens';
import { withService } from './draft-changes';
import { LaceColorChoice } from './lace-color-choice';
import { findService, offersLaceColor } from './offers';
import { useOrderField } from './order-fields';
import * as texts from './order-texts';
import { useOrder } from './use-order-form';
import { Fields, Sheet, StepHeading } from './wizard-layout';

const Eyebrow = styled.span`
  display: block;
  color: ${color.accent};
  font-size: ${font.h4};
`;

const Description = styled.div`
  display: grid;
  gap: 6px;
  /* Hidden on phones so the step fits the screen. The home page says what's included. */
  ul {
    ${media.phone} {
      display: none;
    }
  }
`;

const Category = styled.p`
  color: ${color.accent};
  font-family: ${font.display};
  font-weight: 600;
  letter-spacing: 0.06em;
  text-transform: uppercase;
  ${media.phone} {
    display: none;
  }
`;

/** It keeps its proportions, because a taller box would show what's behind the drawing's background. */
const Picture = styled.div`
  --height: clamp(150px, 26svh, 240px);
  svg,
  > img {
    width: auto;
    height: auto;
    max-height: var(--height);
    margin-inline: auto;
  }
  > span {
    max-width: calc(var(--height) * 1.6);
    margin-inline: auto;
    overflow: hidden;
    border-radius: ${radius.field};
  }
`;

const Photo = styled.img.attrs({
  alt: '',
  width: PICTURE_LIMITS.thumbnailSide,
  height: PICTURE_LIMITS.thumbnailSide,
})``;

export function ServiceStep({ onChoose }: { onChoose: () => void }) {
  const { control, offers, change } = useOrder();
  const gloves = useWatch({ control, name: 'gloves' });
  const field = useOrderField('serviceId');
  const service = findService(offers, field.value);
  const picture = service && servicePictures(offers.services).get(service.id);
  const withLace = offersLaceColor(offers, field.value);
  return (
    <Sheet>
      <Stack $gap={3}>
        <div>
          <StepHeading>
            {gloves.length > 0 && <Eyebrow>{texts.gloveTitle(gloves.length + 1)}</Eyebrow>}
            {texts.chooseYourService}
          </StepHeading>
          <Fields>
            <SelectField
              {...field}
              label={texts.selectService}
              required
              placeholder={texts.chooseAService}
              options={offers.services.map(({ id, name, price }) => ({
                value: id,
                label: `${name} - ${formatDollars(price)}`,
              }))}
              value={service?.id ?? ''}
              onChange={({ target }) => {
                onChoose();
                change((draft) => withService(draft, findService(offers, target.value) ?? null));
              }}
            />
            <AskShop />
            {service && (
              <Description>
                <Category>{labelOf(SERVICE_CATEGORY_LABEL, service.category)}</Category>
                <p>{service.description}</p>
                <Included
                  lines={service.included}
                  terms={<WholeDates>{serviceTerms(service, offers.turnaroundDays)}</WholeDates>}
                />
              </Description>
            )}
            {withLace && <LaceColorChoice />}
          </Fields>
        </div>
        {!withLace && (
          <Picture>
            {service?.picture ? (
              <Photo src={thumbnailOf(service.picture)} />
            ) : picture ? (
              <ServicePicture picture={picture} />
            ) : (
              <EmptyHook />
            )}
          </Picture>
        )}
      </Stack>
    </Sheet>
  );
}
