import styled, { css } from 'styled-components';
import { color, font, space } from './tokens';

export const Bill = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  font-variant-numeric: tabular-nums;
`;

const sum = css`
  padding-top: 8px;
  border-top: 3px double ${color.lineStrong};
  font-family: ${font.display};
  font-size: 1.625rem;
  font-weight: 700;
  text-transform: uppercase;
`;

export const BillRow = styled.div<{ $isSum?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  align-items: baseline;
  line-height: 1.35;
  dt {
    overflow-wrap: anywhere;
  }
  ${({ $isSum }) => $isSum && sum}
`;
