import styled from 'styled-components';
import { media, space } from '../ui/tokens';

/** The dashboard's page: denser than the shop around it, and wider, for its tables. */
export const AdminRoom = styled.section`
  width: 100%;
  max-width: calc(1360px + 2 * ${space.gutter});
  min-height: 80svh;
  margin-inline: auto;
  padding: ${space[2]} max(${space.gutter}, env(safe-area-inset-left)) ${space[8]};
  ${media.phone} {
    padding-block: ${space[2]} ${space[6]};
  }
`;

/** The page's parts below each other. */
export const AdminParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  &[hidden] {
    display: none;
  }
`;
