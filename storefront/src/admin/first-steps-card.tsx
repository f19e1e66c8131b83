import { ChevronDown, ListChecks } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { firstStepsOf } from '#domain/shop-settings/first-steps';
import { Box, Grid, HiddenOn } from '../ui/arrange';
import { PlainList } from '../ui/layout';
import { writeStored } from '../ui/stored-value';
import { media, space } from '../ui/tokens';
import { useStored } from '../ui/use-stored';
import { headChip } from './admin-layout';
import * as texts from './admin-texts';

const KEY = 'first-steps';
const OPEN = 'open';
const CARD_ID = 'first-steps-card';

const Fold = styled.button`
  ${headChip}
  &[aria-expanded='true'] > :last-child {
    rotate: 180deg;
  }
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

type FirstSteps = ReturnType<typeof useFirstSteps>;

/** The remaining first steps, and whether the list is expanded, which the browser remembers. */
export function useFirstSteps(left: readonly string[]) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const stored = useStored(KEY);
  const isOpen = chosen ?? stored === OPEN;
  return {
    steps: firstStepsOf(left),
    isOpen,
    toggle(): void {
      setChosen(!isOpen);
      writeStored(KEY, isOpen ? 'folded' : OPEN);
    },
  };
}

/** Shows how many first steps are left, or nothing if none are. */
export function FirstStepsButton({ steps, isOpen, toggle }: FirstSteps) {
  if (steps.length === 0) return null;
  return (
    <Fold type="button" aria-expanded={isOpen} aria-controls={isOpen ? CARD_ID : undefined} onClick={toggle}>
      <ListChecks size={18} />
      <span>
        <HiddenOn $on={media.phone}>{texts.makeShopYours} </HiddenOn>({steps.length})
      </span>
      <ChevronDown size={16} />
    </Fold>
  );
}

/** Lists what still has example content, with links to change it (rule 2.18), while expanded. */
export function FirstStepsCard({ steps, isOpen }: FirstSteps) {
  if (steps.length === 0 || !isOpen) return null;
  return (
    <Box
      as="section"
      $on="accent"
      $pad="8px 24px"
      $phonePad="8px 12px"
      id={CARD_ID}
      aria-label={texts.makeShopYours}
    >
      <Grid as={PlainList} $min={440} $gap="0px 32px">
        {steps.map((step) => (
          <Step key={step.name}>
            <span>{step.left}</span>
            <a href={step.href}>{step.way}</a>
          </Step>
        ))}
      </Grid>
    </Box>
  );
}
