import styled from 'styled-components';
import { Columns } from '../ui/arrange';
import { Stack } from '../ui/layout';
import { Patch } from '../ui/patch';
import { color, font, media, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';

export const WizardFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  ${media.phone} {
    gap: ${space[2]};
  }
`;

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

/** Where the ticket is. On phones it opens on request, unless a step shows it. */
export const TicketPlace = styled.aside.attrs({ 'aria-label': uiTexts.orderSummary })<{ $onPhone: boolean }>`
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

export const Sheet = styled(Patch)`
  min-inline-size: 0;
  ${media.desktop} {
    padding: ${space[4]};
  }
`;

export const StepForm = styled.form`
  container-type: inline-size;
`;

export const ROOMY = '@container (min-width: 480px)';

export const Fields = styled(Stack).attrs({ $gap: '18px' })``;

export const Pair = styled(Columns).attrs({
  $of: 'repeat(2, minmax(0, 1fr))',
  $from: ROOMY,
  $gap: '18px',
})``;

export const StepHeading = styled.h2.attrs({ tabIndex: -1 })`
  margin-bottom: ${space[2]};
  font-size: clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem);
  scroll-margin-top: 200px;
  &:focus {
    outline: none;
  }
`;

export const PartHeading = styled.h3`
  font-size: ${font.h4};
`;

export const Remark = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1.45;
`;
