import styled from 'styled-components';
import { media, space } from './tokens';

export const FilterBar = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[2]};
  align-items: end;
  > :first-child {
    grid-column: span 2;
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: row;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
