import { Check, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { EXTRA_WORK_ANSWERS, type ExtraWorkAnswer } from '#domain/orders/extra-work-contract';
import { formatDollars } from '#domain/wire/money';
import { Button } from '../ui/button';
import { media } from '../ui/tokens';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  > button {
    min-height: 48px;
  }
  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`;

const Question = styled.p`
  font-weight: 600;
`;

interface AnswerButtonsProps {
  /** What it costs, in cents. */
  total: number;
  isBusy: boolean;
  onAnswer: (answer: ExtraWorkAnswer) => void;
}

/** Accept and decline, in two touches: one that says what, and one that means it. */
export function AnswerButtons({ total, isBusy, onAnswer }: AnswerButtonsProps) {
  const [asked, setAsked] = useState<ExtraWorkAnswer | null>(null);
  if (asked === null)
    return (
      <Row>
        {EXTRA_WORK_ANSWERS.map((answer) => (
          <Button
            key={answer}
            variant={answer === 'accept' ? 'primary' : 'secondary'}
            size="lg"
            onClick={() => setAsked(answer)}
          >
            {answer === 'accept' ? (
              <Check size={20} strokeWidth={2} aria-hidden />
            ) : (
              <X size={20} strokeWidth={2} aria-hidden />
            )}
            {answer === 'accept' ? 'Accept' : 'Decline'}
          </Button>
        ))}
      </Row>
    );
  const isYes = asked === 'accept';
  return (
    <Row role="group" aria-label={isYes ? 'Accept?' : 'Decline?'}>
      <Question>{isYes ? `Add ${formatDollars(total)} to your order?` : 'Go on without it?'}</Question>
      <Button size="lg" autoFocus busy={isBusy} busyText="Sending..." onClick={() => onAnswer(asked)}>
        {isYes ? 'Yes, do it' : 'Yes, decline'}
      </Button>
      <Button variant="secondary" size="lg" disabled={isBusy} onClick={() => setAsked(null)}>
        Back
      </Button>
    </Row>
  );
}
