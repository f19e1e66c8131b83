import styled from 'styled-components';
import { labelOf } from '#domain/label-of';
import { formatDollars } from '#domain/money';
import { SERVICE_CATEGORY_LABEL } from '#domain/service-category';
import { EmptyHook } from '../ui/drawings/empty-hook';
import { ServicePicture } from '../ui/drawings/service-picture';
import { Patch } from '../ui/patch';
import { SelectField } from '../ui/select-field';
import { color, font, media, radius, space } from '../ui/tokens';
import { LaceColorChoice } from './lace-color-choice';
import { findService, offersLaceColor } from './offers';
import type { StepProps } from './step-props';
import { Fields, StepHeading } from './wizard-layout';

const Eyebrow = styled.span`
  display: block;
  color: ${color.accent};
  font-size: ${font.h4};
`;

const Description = styled.div`
  display: grid;
  gap: 2px;
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

const Sheet = styled(Patch)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  ${media.desktop} {
    padding: ${space[4]};
  }
`;

/** The drawing keeps its proportions: in a taller box its glove would show beyond the ground it lies on. */
const Picture = styled.div`
  svg {
    width: auto;
    height: auto;
    max-height: clamp(150px, 26svh, 240px);
    margin-inline: auto;
    border-radius: ${radius.field};
  }
`;

/** Step 1: what shall be done, and with which lace. */
export function ServiceStep({ onChoose, ...step }: StepProps & { onChoose: () => void }) {
  const { draft, offers, errors, dispatch } = step;
  const service = findService(offers, draft.fields.serviceId);
  const withLace = offersLaceColor(offers, draft.fields.serviceId);
  return (
    <Sheet>
      <div>
        <StepHeading>
          {draft.gloves.length > 0 && <Eyebrow>Glove {draft.gloves.length + 1}</Eyebrow>}
          Choose your service
        </StepHeading>
        <Fields>
          <SelectField
            label="Select Service"
            name="serviceId"
            required
            placeholder="Choose a service"
            options={offers.services.map(({ id, name, price }) => ({
              value: id,
              label: `${name} - ${formatDollars(price)}`,
            }))}
            value={service?.id ?? ''}
            error={errors.serviceId}
            onChange={({ target }) => {
              onChoose();
              dispatch({ type: 'serviceChosen', service: findService(offers, target.value) ?? null });
            }}
          />
          {service && (
            <Description>
              <Category>{labelOf(SERVICE_CATEGORY_LABEL, service.category)}</Category>
              <p>{service.description}</p>
            </Description>
          )}
          {withLace && <LaceColorChoice {...step} />}
        </Fields>
      </div>
      {!withLace && (
        <Picture>
          {service ? (
            <ServicePicture category={service.category} variant={offers.services.indexOf(service)} />
          ) : (
            <EmptyHook />
          )}
        </Picture>
      )}
    </Sheet>
  );
}
