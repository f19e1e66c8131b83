import { Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import { Alert } from '../ui/alert';
import { Muted, StackList, Text } from '../ui/arrange';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Stack } from '../ui/layout';
import { frame } from '../ui/tokens';
import { withoutGlove } from './draft-changes';
import { findLaceColor, findService, type Offers } from './offers';
import { currentGlove, draftIn, type GloveDraft, isBlankGlove } from './order-draft';
import { useMessage } from './order-fields';
import * as texts from './order-texts';
import { useOrder } from './use-order-form';
import { PartHeading } from './wizard-layout';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: center;
  padding: 10px 8px 10px 16px;
  ${frame('surface')}
`;

/** The added gloves, each removable, and a button to continue without another. */
export function GloveList({ onGoOn }: { onGoOn: () => void }) {
  const { control, offers, change } = useOrder();
  const gloves = useWatch({ control, name: 'gloves' });
  const isFurther = useWatch({ control, compute: (values) => !isBlankGlove(currentGlove(draftIn(values))) });
  const message = useMessage('gloves');
  if (gloves.length === 0) return null;
  return (
    <Stack
      as="section"
      $gap="10px"
      tabIndex={-1}
      data-in-need={message ? true : undefined}
      aria-label={texts.glovesInThisOrder}
    >
      <PartHeading>{texts.inOrderSoFar}</PartHeading>
      {message && <Alert tone="danger">{message}</Alert>}
      <StackList>
        {rowsOf(gloves, offers).map(({ key, position, title, details }) => (
          <Row key={key}>
            <div>
              <Text $display $size="h4">
                {texts.gloveNumber(position + 1, title)}
              </Text>
              <Muted $size="small" $leading={1.45} $clamp="cut">
                {details}
              </Muted>
            </div>
            <IconButton
              aria-label={texts.removeGlove(position + 1)}
              onClick={() => change((draft) => withoutGlove(draft, position))}
            >
              <Trash2 size={20} />
            </IconButton>
          </Row>
        ))}
      </StackList>
      {!isFurther && (
        <div>
          <Button variant="secondary" onClick={onGoOn}>
            {texts.noMoreGlovesContinue}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Gloves have no ID and can be the same, so the position is the key. */
function rowsOf(gloves: GloveDraft[], offers: Offers) {
  return gloves.map((glove, index) => ({
    key: `${index} ${glove.serviceId}`,
    position: index,
    title: titleOf(glove, offers),
    details: [photosOf(glove), glove.gloveDetails].filter(Boolean).join(': '),
  }));
}

function photosOf({ gloveImages: { length } }: GloveDraft): string {
  if (length === 0) return '';
  return texts.photosCount(length);
}

function titleOf(glove: GloveDraft, offers: Offers): string {
  const service = findService(offers, glove.serviceId);
  if (!service) return texts.noLongerOffered;
  const laceColor = findLaceColor(offers, glove.laceColorId);
  return [service.name, laceColor?.name, formatDollars(service.price)].filter(Boolean).join(', ');
}
