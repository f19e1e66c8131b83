import styled from 'styled-components';
import { LaceProgress } from '../ui/drawings/lace-progress';
import { PlainList } from '../ui/layout';
import { color, font } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as texts from './payment-texts';

/** The steps' names in the progress indicator (rule 6.1). */
const STEP_NAMES = [uiTexts.service, uiTexts.details, uiTexts.delivery, uiTexts.payment] as const;

const Names = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(${STEP_NAMES.length}, 1fr);
  margin-top: 2px;
`;

const Name = styled.li`
  color: ${color.muted};
  font: 600 1.0625rem/1.2 ${font.display};
  letter-spacing: 0.03em;
  text-align: center;
  &[aria-current] {
    color: ${color.accent};
  }
`;

/** An order's progress: a lace that's tight up to the current step and tied off at the end, above the names of the steps. */
export function OrderProgress({ step }: { step: 1 | 2 | 3 | 4 | 'done' }) {
  const isDone = step === 'done';
  const current = isDone ? STEP_NAMES.length : step;
  return (
    <nav aria-label={texts.orderProgress}>
      <LaceProgress steps={STEP_NAMES.length} current={current} isTied={isDone} />
      <Names as="ol">
        {STEP_NAMES.map((name, index) => (
          <Name key={name} aria-current={!isDone && index + 1 === step ? 'step' : undefined}>
            {name}
            {(isDone || index + 1 < step) && <VisuallyHidden> {texts.done}</VisuallyHidden>}
          </Name>
        ))}
      </Names>
    </nav>
  );
}
