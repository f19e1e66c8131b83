import styled from 'styled-components';
import '../first-paint/split-styles';
import { media, space } from '../ui/tokens';

export const DASHBOARD_WIDTH = `calc(1360px + 2 * ${space.gutter})`;

export const AdminSection = styled.section`
  width: 100%;
  max-width: ${DASHBOARD_WIDTH};
  min-height: 80svh;
  margin-inline: auto;
  padding: ${space[2]} max(${space.gutter}, env(safe-area-inset-left)) ${space[8]};
  ${media.phone} {
    padding-block: ${space[2]} ${space[6]};
  }
`;

export const AdminParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  &[hidden] {
    display: none;
  }
`;

/** Smaller than the headings of other pages, because the bar above already says where you are. */
export const PageHeading = styled.h1`
  font-size: clamp(1.5rem, 1.4rem + 0.5vw, 1.75rem);
`;
