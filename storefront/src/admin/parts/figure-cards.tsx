import styled from 'styled-components';
import { color, font, media, radius, space } from '../../ui/tokens';

/** Four figures side by side. */
export const FigureCards = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0;
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;

/** One figure with its name. */
export const FigureCard = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 4px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.raised};
  dt {
    color: ${color.muted};
    font-size: ${font.small};
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-family: ${font.display};
    /* Eleven figures in one line, however narrow the card. */
    font-size: clamp(1.25rem, 20cqi, 2.375rem);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    padding: 12px ${space[2]};
  }
`;

/** What is said below a figure. */
export const FigureHint = styled.dd`
  && {
    color: ${color.muted};
    font-family: ${font.text};
    font-size: ${font.small};
    font-weight: 400;
    line-height: 1.4;
  }
`;
