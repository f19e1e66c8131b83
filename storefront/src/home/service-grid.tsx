import styled from 'styled-components';
import { PlainList } from '../ui/plain-list';
import { space } from '../ui/tokens';

/** As many cards side by side as fit. */
export const ServiceGrid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space[3]};
`;
