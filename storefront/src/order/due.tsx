import styled from 'styled-components';
import { color, font } from '../ui/tokens';

/** What is to be paid, set like the total of a bill: a name and an amount. */
export const Due = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-block: 8px;
  border-block: 3px double ${color.lineStrong};
  font-family: ${font.display};
  font-size: 1.625rem;
  font-weight: 700;
  line-height: 1.2;
  text-transform: uppercase;
  font-variant-numeric: tabular-nums;
`;
