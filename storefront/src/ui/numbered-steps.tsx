import styled from 'styled-components';
import { color, font } from './tokens';

export const NumberedSteps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding-inline-start: 1.3em;
  li::marker {
    color: ${color.accent};
    font-family: ${font.display};
    font-weight: 700;
  }
`;
