import styled from 'styled-components';
import { media, space } from '../ui/tokens';

/** Parts of what comes next, beside each other where there is room. */
export const Ways = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
