import styled from 'styled-components';
import { Patch } from '../ui/patch';
import { color, font, media, space } from '../ui/tokens';

/** The wizard from the progress down to the buttons. */
export const WizardFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  ${media.phone} {
    gap: ${space[2]};
  }
`;

/** The step, its ticket and the buttons that lead on: the ticket beside the two others where there is room. */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) clamp(240px, 32%, 360px);
    grid-template-rows: auto 1fr;
  }
  ${media.desktop} {
    column-gap: ${space[5]};
  }
`;

/** Where the ticket stands; on phones it is opened instead, but where a step shows it. */
export const TicketPlace = styled.aside.attrs({ 'aria-label': 'Order summary' })<{ $onPhone: boolean }>`
  padding-top: 28px;
  ${media.phone} {
    display: ${({ $onPhone }) => ($onPhone ? 'block' : 'none')};
  }
  ${media.tablet} {
    position: sticky;
    top: 96px;
    grid-row: 1 / span 2;
    grid-column: 2;
    padding-top: 18px;
  }
`;

/** The sheet a step's fields are on. */
export const Sheet = styled(Patch)`
  min-inline-size: 0;
  ${media.desktop} {
    padding: ${space[4]};
  }
`;

/** A step's form; its fields arrange themselves by its width, not the screen's. */
export const StepForm = styled.form`
  container-type: inline-size;
`;

/** Wide enough for fields beside each other. */
export const ROOMY = '@container (min-width: 480px)';

/** Fields below each other. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
`;

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  ${ROOMY} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A step's heading; takes the focus when its step is entered. */
export const StepHeading = styled.h2.attrs({ tabIndex: -1 })`
  margin-bottom: ${space[2]};
  font-size: clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem);
  scroll-margin-top: 200px;
  &:focus {
    outline: none;
  }
`;

/** A part of a step, named in smaller letters than the step. */
export const PartHeading = styled.h3`
  font-size: ${font.h4};
`;

/** A quiet remark. */
export const Remark = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1.45;
`;
