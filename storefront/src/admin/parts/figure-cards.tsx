import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, frame, media, space } from '../../ui/tokens';

const Cards = styled.dl<{ $wide: number }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  ${media.desktop} {
    grid-template-columns: repeat(${({ $wide }) => $wide}, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Card = styled.div<{ $low: boolean }>`
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: 4px;
  padding: ${({ $low }) => ($low ? '12px' : space[2])} ${space[3]};
  ${frame('raised')}
  dt {
    color: ${color.muted};
    font-size: ${font.small};
    font-weight: 600;
  }
  dd {
    /* Fits eleven characters on one line, however narrow the card. */
    font: 700 clamp(1.25rem, 20cqi, 2.375rem) / 1.1 ${font.display};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    padding: 12px ${space[2]};
  }
`;

const Hint = styled.dd`
  && {
    color: ${color.muted};
    font: 400 ${font.small}/1.4 ${font.text};
  }
`;

export interface Figure {
  name: string;
  value: string;
  hint?: ReactNode;
}

interface FigureCardsProps {
  label: string;
  figures: readonly Figure[];
  wide: number;
  low?: boolean;
}

export function FigureCards({ label, figures, wide, low = false }: FigureCardsProps) {
  return (
    <Cards aria-label={label} $wide={wide}>
      {figures.map(({ name, value, hint }) => (
        <Card key={name} $low={low}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {hint && <Hint>{hint}</Hint>}
        </Card>
      ))}
    </Cards>
  );
}
