import styled from 'styled-components';
import { LaceProgress } from '../ui/drawings/lace-progress';
import { color, font } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { STEP_NAMES, type Step } from './steps';

const Names = styled.ol`
  display: grid;
  grid-template-columns: repeat(${STEP_NAMES.length}, 1fr);
  margin-top: 2px;
  padding: 0;
  list-style: none;
`;

const Name = styled.li`
  color: ${color.muted};
  font-family: ${font.display};
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.2;
  letter-spacing: 0.03em;
  text-align: center;
  &[aria-current] {
    color: ${color.accent};
  }
`;

/** The wizard's progress: a lace pulled tight up to the current step, with the steps' names below it. */
export function Progress({ step }: { step: Step }) {
  return (
    <nav aria-label="Order progress">
      <LaceProgress steps={STEP_NAMES.length} current={step} />
      <Names>
        {STEP_NAMES.map((name, index) => (
          <Name key={name} aria-current={index + 1 === step ? 'step' : undefined}>
            {name}
            {index + 1 < step && <VisuallyHidden> (done)</VisuallyHidden>}
          </Name>
        ))}
      </Names>
    </nav>
  );
}
