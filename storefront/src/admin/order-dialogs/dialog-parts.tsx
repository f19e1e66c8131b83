import styled from 'styled-components';
import { color, font, media, space } from '../../ui/tokens';

/** The parts of a dialog below each other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

/** One part, set off from the one above. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  & + & {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
  }
`;

export const PartHeading = styled.h3`
  font-size: ${font.h4};
`;

/** Two beside each other where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Badges, or buttons, in a row. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
`;

/** Quieter text. */
export const Quiet = styled.p`
  color: ${color.muted};
`;
