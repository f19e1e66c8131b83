import styled from 'styled-components';
import { color, font } from './tokens';

export const Stamp = styled.span<{ $size?: string; $tilted?: boolean }>`
  display: inline-block;
  padding: 0.12em 0.42em 0.16em;
  border: 2px solid currentColor;
  border-radius: 6px;
  box-shadow:
    inset 0 0 0 2px ${color.background},
    inset 0 0 0 3px currentColor;
  background: ${color.accentSoft};
  color: ${color.accent};
  font: 700 ${({ $size }) => $size}/1 ${font.display};
  letter-spacing: 0.09em;
  text-transform: uppercase;
  font-variant-numeric: tabular-nums;
  rotate: ${({ $tilted }) => $tilted && '-2deg'};
`;
