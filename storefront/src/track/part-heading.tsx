import styled from 'styled-components';
import { font } from '../ui/tokens';

/** The heading of a part of an order's page. */
export const PartHeading = styled.h2`
  font-size: ${font.h3};
  letter-spacing: 0.02em;
`;
