import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { MESSAGES } from '#domain/messages';
import { gloveDetails, ITEMS_MAX } from '#domain/order-contract';
import { text } from '#domain/person';
import { PHOTO_LIMITS } from '#domain/photo-limits';
import { PhotoField } from '../photos/photo-field';
import { Button } from '../ui/button';
import { Patch } from '../ui/patch';
import { TextAreaField } from '../ui/text-area-field';
import { media, space } from '../ui/tokens';
import { CustomerPart, type CustomerPartProps } from './customer-part';
import { bindField, limitOf } from './step-props';
import { Fields, PartHeading, Remark, StepHeading } from './wizard-layout';

const Sheet = styled(Patch)`
  ${media.desktop} {
    padding: ${space[4]};
  }
`;

const AnotherGlove = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
`;

interface DetailsStepProps extends CustomerPartProps {
  onAddGlove: () => void;
}

/** Step 2: who orders, and what the glove needs. */
export function DetailsStep({ onAddGlove, ...step }: DetailsStepProps) {
  const { draft, errors, dispatch } = step;
  const full = draft.gloves.length + 1 >= ITEMS_MAX;
  return (
    <Sheet>
      <StepHeading>Your Information</StepHeading>
      <Fields>
        <CustomerPart {...step} />
        <PartHeading>
          {draft.gloves.length > 0 ? `Glove ${draft.gloves.length + 1}` : 'Your glove'}
        </PartHeading>
        <TextAreaField
          {...bindField(step, 'gloveDetails')}
          label="Glove Details"
          hint="Make, model and size, and what is wrong with it."
          required
          rows={3}
          maxLength={limitOf(gloveDetails)}
        />
        <TextAreaField
          {...bindField(step, 'specialInstructions')}
          label="Special Instructions (optional)"
          rows={2}
          maxLength={limitOf(text)}
        />
        <PhotoField
          label="Photos (optional)"
          hint={`Up to ${PHOTO_LIMITS.maxFiles} photos of this glove, 10 MB each. The worn spots help us most.`}
          photos={draft.fields.gloveImages}
          max={PHOTO_LIMITS.maxFiles}
          tooMany={MESSAGES.tooManyPhotos}
          error={errors.gloveImages}
          onAdd={(photos) => dispatch({ type: 'photosAdded', photos })}
          onRemove={(photo) => dispatch({ type: 'photoRemoved', photo })}
          onKept={(kept) => dispatch({ type: 'photosKept', kept })}
        />
        <AnotherGlove>
          <Button variant="secondary" onClick={onAddGlove} disabled={full}>
            <Plus size={20} strokeWidth={2} aria-hidden />
            Add Another Glove
          </Button>
          {full && <Remark>An order holds {ITEMS_MAX} gloves at most.</Remark>}
        </AnotherGlove>
      </Fields>
    </Sheet>
  );
}
