import styled, { css } from 'styled-components';
import { color, font, media, radius, space } from '../ui/tokens';

export const AdminSection = styled.section`
  width: 100%;
  max-width: calc(1360px + 2 * ${space.gutter});
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

export const headChip = css`
  display: inline-flex;
  position: relative;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  padding: 4px 12px;
  border: 1.5px solid ${color.accent};
  border-radius: ${radius.field};
  background: ${color.accentSoft};
  color: ${color.text};
  font-size: ${font.small};
  font-weight: 600;
  text-decoration: none;
  svg {
    color: ${color.accent};
  }
`;

/** At this width, texts in the header would push its buttons into a second row. */
export const TIGHT_HEAD = '@media (max-width: 1799px)';
