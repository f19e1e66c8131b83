import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { text } from '#domain/customers/person';
import { gloveDetails, ITEMS_MAX } from '#domain/orders/order-contract';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { MESSAGES } from '#domain/words/shop-texts';
import { useShopFacts } from '../api/shop-facts';
import { loadable } from '../first-paint/loadable';
import { PhotoField } from '../photos/photo-field';
import { Cluster } from '../ui/arrange';
import { Button } from '../ui/button';
import { ErrorBoundary } from '../ui/error-boundary';
import { color } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { CustomerPart } from './customer-part';
import { withoutPhoto, withPhotos } from './draft-changes';
import { GloveChips } from './glove-chips';
import { limitOf, OrderTextArea, useMessage } from './order-fields';
import { withPermanentPhotos } from './order-photos';
import * as texts from './order-texts';
import { useOrder } from './use-order-form';
import { Fields, PartHeading, Remark, Sheet, StepHeading } from './wizard-layout';

const TextMe = loadable(async () => (await import('./text-me')).TextMe);

const Divider = styled.hr`
  border: 0;
  border-top: 1px dashed ${color.lineStrong};
`;

interface DetailsStepProps {
  /** Whether the page was reloaded. A reload loses only the password. */
  passwordLost: boolean;
  onAddGlove: () => void;
}

export function DetailsStep({ passwordLost, onAddGlove }: DetailsStepProps) {
  const { control, change } = useOrder();
  const [gloves, gloveImages] = useWatch({ control, name: ['gloves', 'gloveImages'] });
  const photosMessage = useMessage('gloveImages');
  const { hasTexts } = useShopFacts();
  const full = gloves.length + 1 >= ITEMS_MAX;
  return (
    <Sheet>
      <StepHeading>{texts.yourInformation}</StepHeading>
      <Fields>
        <PartHeading>{texts.you}</PartHeading>
        <CustomerPart passwordLost={passwordLost} />
        {hasTexts && (
          <ErrorBoundary contentKey="text-me" fallback={null}>
            <Suspense fallback={null}>
              <TextMe />
            </Suspense>
          </ErrorBoundary>
        )}
        <Divider />
        <PartHeading>{gloves.length > 0 ? texts.gloveTitle(gloves.length + 1) : texts.yourGlove}</PartHeading>
        <GloveChips />
        <OrderTextArea
          name="gloveDetails"
          label={uiTexts.gloveDetails}
          hint={texts.makeModelSize}
          required
          rows={3}
          maxLength={limitOf(gloveDetails)}
        />
        <PhotoField
          label={uiTexts.photosOptional}
          hint={texts.upToPhotos(PHOTO_LIMITS.maxFiles)}
          photos={gloveImages}
          max={PHOTO_LIMITS.maxFiles}
          tooMany={MESSAGES.tooManyPhotos}
          error={photosMessage}
          onAdd={(photos) => change((draft) => withPhotos(draft, photos))}
          onRemove={(photo) => change((draft) => withoutPhoto(draft, photo))}
          onFinalized={(permanentUrls) => change((draft) => withPermanentPhotos(draft, permanentUrls))}
        />
        <OrderTextArea
          name="specialInstructions"
          label={uiTexts.specialInstructionsOptional}
          rows={2}
          maxLength={limitOf(text)}
        />
        <Cluster $gap="8px 16px" $align="center">
          <Button variant="secondary" onClick={onAddGlove} disabled={full}>
            <Plus size={20} />
            {texts.addAnotherGlove}
          </Button>
          {full && <Remark>{texts.glovesMax(ITEMS_MAX)}</Remark>}
        </Cluster>
      </Fields>
    </Sheet>
  );
}
