import { useState } from 'react';
import styled from 'styled-components';
import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { LaceSwatch } from '../../ui/lace-swatch';
import { SquarePhoto } from '../../ui/photo-square';
import { color as ink, radius } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';

const SIDE = 44;

const Frame = styled.span`
  display: block;
  flex: none;
  width: ${SIDE}px;
  height: ${SIDE}px;
  overflow: hidden;
  border: 1px solid ${ink.lineStrong};
  border-radius: ${radius.field};
`;

export function LacePreview({ color }: { color: LaceColorView }) {
  const [missing, setMissing] = useState<string>();
  const { name, imageUrl, hexColor } = color;
  if (imageUrl && imageUrl !== missing) {
    return (
      <Frame>
        <SquarePhoto
          src={thumbnailOf(imageUrl)}
          alt={uiTexts.laceName(name)}
          width={SIDE}
          height={SIDE}
          loading="lazy"
          onError={() => setMissing(imageUrl)}
        />
      </Frame>
    );
  }
  return <LaceSwatch hexColor={hexColor} side={SIDE} label={`${name}, ${hexColor}`} />;
}
