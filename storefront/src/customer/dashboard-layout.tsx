import styled from 'styled-components';
import { Patch } from '../ui/patch';
import { color, font, media, space } from '../ui/tokens';

/** The dashboard, calmer than the shop around it. */
export const Page = styled.section`
  min-height: 70svh;
  padding-block: ${space[6]} ${space[12]};
  ${media.phone} {
    padding-block: ${space[3]} ${space[8]};
  }
`;

/** One part on its sheet. */
export const Card = styled(Patch)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-content: start;
  min-width: 0;
  ${media.tablet} {
    padding: ${space[4]};
  }
`;

export const CardHeading = styled.h2`
  font-size: ${font.h3};
`;

/** Quieter text. */
export const Quiet = styled.p`
  max-width: 64ch;
  color: ${color.muted};
`;
