import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { isLaceOutOfStock, RESTOCK_DAYS } from '#domain/orders/ready-by';
import { thumbnailOf, thumbnailSet } from '#domain/photos/thumbnails';
import { Alert } from '../ui/alert';
import { Text } from '../ui/arrange';
import { LaceGlove } from '../ui/drawings/lace-glove';
import { Stack } from '../ui/layout';
import { SelectField } from '../ui/select-field';
import { color, font, motion, radius, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import { LaceSwatches } from './lace-swatches';
import { findLaceColor } from './offers';
import { useOrderField } from './order-fields';
import * as texts from './order-texts';
import { useOrder } from './use-order-form';
import { Remark, ROOMY } from './wizard-layout';

const Preview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  align-items: center;
  ${ROOMY} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]};
  }
`;

const Glove = styled.div`
  svg {
    width: auto;
    max-width: 100%;
    height: clamp(280px, 42svh, 520px);
    margin-inline: auto;
  }
  path {
    transition: stroke ${motion.calm};
  }
`;

const Swatch = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  align-items: center;
  min-height: 72px;
  ${ROOMY} {
    display: grid;
    justify-items: center;
    width: 168px;
    text-align: center;
  }
`;

const Sample = styled.div`
  width: 72px;
  ${ROOMY} {
    width: 100%;
  }
  height: auto;
  aspect-ratio: 1;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.patch};
  object-fit: cover;
`;

const FullPicture = styled.a`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 32px;
  white-space: nowrap;
  font-size: ${font.small};
`;

const UNDYED = 'var(--lace-old)';

/** The optional lace color of a relacing, with a preview on the glove and close up. */
export function LaceColorChoice() {
  const { offers } = useOrder();
  const field = useOrderField('laceColorId');
  const laceColor = findLaceColor(offers, field.value);
  return (
    <Stack $gap="14px">
      <SelectField
        {...field}
        label={texts.laceColorOptional}
        placeholder={texts.noPreference}
        options={offers.laceColors.map(({ id, name, inventory }) => ({
          value: id,
          label: texts.stockName(name, inventory),
        }))}
        value={laceColor?.id ?? ''}
      />
      {laceColor && isLaceOutOfStock(laceColor.inventory) && (
        <Alert tone="warning">{texts.lowInStock(laceColor.name, RESTOCK_DAYS.min, RESTOCK_DAYS.max)}</Alert>
      )}
      <Preview>
        <Glove>
          <LaceGlove laceColor={laceColor?.hexColor ?? UNDYED} />
        </Glove>
        <CloseUp laceColor={laceColor} />
      </Preview>
      <LaceSwatches
        laceColors={offers.laceColors}
        value={laceColor?.id ?? ''}
        onChange={field.onChange}
        undyed={UNDYED}
      />
    </Stack>
  );
}

function CloseUp({ laceColor }: { laceColor: LaceColorView | undefined }) {
  if (!laceColor) {
    return (
      <Swatch>
        <Remark>{texts.pickColorToSee}</Remark>
      </Swatch>
    );
  }
  return (
    <Swatch>
      {laceColor.imageUrl ? (
        <Sample
          as="img"
          src={thumbnailOf(laceColor.imageUrl)}
          srcSet={thumbnailSet(laceColor.imageUrl)}
          sizes="168px"
          alt={uiTexts.laceName(laceColor.name)}
          width={168}
          height={168}
        />
      ) : (
        <Sample
          role="img"
          aria-label={uiTexts.laceName(laceColor.name)}
          style={{ backgroundColor: laceColor.hexColor }}
        />
      )}
      <Text $display>{laceColor.name}</Text>
      {laceColor.imageUrl && (
        <FullPicture href={laceColor.imageUrl} target="_blank" rel="noopener">
          {texts.viewFullImage}
          <ExternalLink size={16} />
          <VisuallyHidden>{texts.opensNewTab}</VisuallyHidden>
        </FullPicture>
      )}
    </Swatch>
  );
}
