import { ChevronDown, ListChecks } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type FirstStep, firstStepsOf } from '#domain/shop-settings/first-steps';
import { PlainList } from '../ui/layout';
import { readStored, writeStored } from '../ui/stored-value';
import { color, font, media, radius, space } from '../ui/tokens';
import { visuallyHidden } from '../ui/visually-hidden';

const KEY = 'first-steps';
const OPEN = 'open';
const CARD_ID = 'first-steps-card';

const Fold = styled.button`
  display: inline-flex;
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
  svg {
    flex: none;
    color: ${color.accent};
  }
  &[aria-expanded='true'] > :last-child {
    rotate: 180deg;
  }
`;

const Words = styled.span`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const Root = styled.section`
  padding: ${space[1]} ${space[3]};
  border: 1.5px solid ${color.accent};
  border-radius: ${radius.patch};
  background: ${color.accentSoft};
  ${media.phone} {
    padding: ${space[1]} 12px;
  }
`;

const Steps = styled(PlainList)`
  display: grid;
  gap: 0 ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr));
`;

const Step = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: center;
  a {
    display: flex;
    align-items: center;
    min-height: 40px;
    font-weight: 600;
  }
`;

interface FirstSteps {
  steps: readonly FirstStep[];
  isOpen: boolean;
  toggle: () => void;
}

/** What is left to do by these names, and whether it is unfolded, which the browser remembers. */
export function useFirstSteps(left: readonly string[]): FirstSteps {
  const [isOpen, setOpen] = useState(() => readStored(KEY) === OPEN);
  return {
    steps: firstStepsOf(left),
    isOpen,
    toggle(): void {
      setOpen(!isOpen);
      writeStored(KEY, isOpen ? 'folded' : OPEN);
    },
  };
}

/** The first steps in one line: how many are left. Nothing once none is. */
export function FirstStepsButton({ steps, isOpen, toggle }: FirstSteps) {
  if (steps.length === 0) return null;
  return (
    <Fold type="button" aria-expanded={isOpen} aria-controls={isOpen ? CARD_ID : undefined} onClick={toggle}>
      <ListChecks size={18} strokeWidth={2} aria-hidden />
      <span>
        <Words>Make the shop yours </Words>({steps.length})
      </span>
      <ChevronDown size={16} strokeWidth={2} aria-hidden />
    </Fold>
  );
}

/** What is still the example's, each with the way to change it (rule 2.18), while it is unfolded. */
export function FirstStepsCard({ steps, isOpen }: FirstSteps) {
  if (steps.length === 0 || !isOpen) return null;
  return (
    <Root id={CARD_ID} aria-label="Make the shop yours">
      <Steps>
        {steps.map((step) => (
          <Step key={step.name}>
            <span>{step.left}</span>
            <a href={step.href}>{step.way}</a>
          </Step>
        ))}
      </Steps>
    </Root>
  );
}
