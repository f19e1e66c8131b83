import { ArrowLeft, ChevronUp } from 'lucide-react';
import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import { HiddenOn } from '../ui/arrange';
import { Button } from '../ui/button';
import { Dock } from '../ui/dock';
import { color, font, media } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as texts from './order-texts';
import type { Step } from './steps';

const WAITING = {
  order: { onButton: uiTexts.sending, announced: texts.sendingYourOrder },
  answer: { onButton: uiTexts.oneMoment, announced: texts.oneMomentPlease },
} as const;

const Row = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  button:last-child {
    margin-inline-start: auto;
  }
  ${media.phone} {
    gap: 8px;
    button {
      padding-inline: 14px;
    }
    button[aria-haspopup] {
      padding-inline: 4px;
    }
  }
`;

/** On phones, there's the dock instead. */
const InPage = styled.div`
  ${media.phone} {
    display: none;
  }
`;

const Total = styled.button`
  margin-inline-end: auto;
  min-height: 48px;
  border: 0;
  background: none;
  color: ${color.text};
  text-align: left;
  font: 700 1.375rem/1 ${font.display};
  font-variant-numeric: tabular-nums;
  ${media.tablet} {
    display: none;
  }
`;

const TotalLabel = styled.span`
  display: flex;
  gap: 2px;
  align-items: center;
  margin-bottom: 3px;
  color: ${color.muted};
  font-size: 0.9375rem;
  font-weight: 600;
`;

interface ActionBarProps {
  form: string;
  step: Step;
  total: number;
  waitsFor: keyof typeof WAITING | null;
  onBack: (() => void) | undefined;
  onTicket: () => void;
}

/** Back and Next. On phones they're docked at the bottom, with the total. */
export function ActionBar({ form, step, total, waitsFor, onBack, onTicket }: ActionBarProps) {
  const busy = waitsFor !== null;
  const row = (
    <Row>
      {onBack && (
        <Button variant="ghost" onClick={onBack} disabled={busy}>
          <ArrowLeft size={20} />
          <HiddenOn $on={media.phone}>{uiTexts.back}</HiddenOn>
        </Button>
      )}
      <Total type="button" aria-haspopup="dialog" onClick={onTicket}>
        <TotalLabel>
          {uiTexts.total}
          <ChevronUp size={16} />
        </TotalLabel>
        {formatDollars(total)}
        <VisuallyHidden>{texts.seeYourOrder}</VisuallyHidden>
      </Total>
      <Button
        type="submit"
        form={form}
        busy={busy}
        busyText={waitsFor ? WAITING[waitsFor].onButton : undefined}
        onClick={(event) => {
          // The second click of a double click was meant for the previous step.
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {step === 3 ? texts.proceedToPayment : uiTexts.next}
      </Button>
    </Row>
  );
  return (
    <>
      <InPage>{row}</InPage>
      <Dock>{row}</Dock>
      <VisuallyHidden role="status">{waitsFor ? WAITING[waitsFor].announced : ''}</VisuallyHidden>
    </>
  );
}
