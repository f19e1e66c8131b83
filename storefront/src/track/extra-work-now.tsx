import type { QueryKey } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { EXTRA_WORK_ANSWERS, type ExtraWorkAnswer } from '#domain/orders/extra-work-contract';
import type { TrackView } from '#domain/orders/track-contract';
import { trackedToken } from '#domain/pages/pages';
import { formatDollars } from '#domain/wire/money';
import { messageOf } from '../api/client';
import { useAnswerExtraWork } from '../api/track';
import { ProposalCard } from '../extra-work/proposal-card';
import { Alert } from '../ui/alert';
import { Text } from '../ui/arrange';
import { Button } from '../ui/button';
import { NeedsScript } from '../ui/needs-script';
import { media, space } from '../ui/tokens';
import { Day } from './day';

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

interface AnswerButtonsProps {
  /** What it costs, in cents. */
  total: number;
  isBusy: boolean;
  onAnswer: (answer: ExtraWorkAnswer) => void;
}

/** Accept and decline, in two touches: one that says what, and one that means it. */
function AnswerButtons({ total, isBusy, onAnswer }: AnswerButtonsProps) {
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
            {answer === 'accept' ? <Check size={20} /> : <X size={20} />}
            {answer === 'accept' ? 'Accept' : 'Decline'}
          </Button>
        ))}
      </Row>
    );
  const isYes = asked === 'accept';
  return (
    <Row role="group" aria-label={isYes ? 'Accept?' : 'Decline?'}>
      <Text $strong>{isYes ? `Add ${formatDollars(total)} to your order?` : 'Go on without it?'}</Text>
      <Button size="lg" autoFocus busy={isBusy} busyText="Sending..." onClick={() => onAnswer(asked)}>
        {isYes ? 'Yes, do it' : 'Yes, decline'}
      </Button>
      <Button variant="secondary" size="lg" disabled={isBusy} onClick={() => setAsked(null)}>
        Back
      </Button>
    </Row>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  width: 100%;
  &:focus {
    outline: none;
  }
`;

const FAILED = 'Your answer did not reach us, and nothing was changed. Please try again in a moment.';

interface ExtraWorkNowProps {
  view: TrackView;
  /** The read that shows the order. */
  shownBy: QueryKey;
}

/** The extra work that waits for its customer's answer, and what became of the answer. */
export function ExtraWorkNow({ view, shownBy }: ExtraWorkNowProps) {
  const token = trackedToken(view.path);
  const answering = useAnswerExtraWork({ token: token ?? '', shownBy });
  const open = view.extraWork.find(({ status }) => status === 'open');
  const answered = answering.isSuccess
    ? view.extraWork.find(({ id }) => id === answering.variables.extraId)
    : undefined;
  const root = useRef<HTMLElement>(null);
  const isAnswered = answered !== undefined && answered.status !== 'open';
  // The buttons that had the focus are gone.
  useEffect(() => {
    if (isAnswered) root.current?.focus();
  }, [isAnswered]);

  if (!open && !isAnswered && !answering.isError) return null;
  return (
    <Root ref={root} tabIndex={-1} aria-label="Extra work">
      {open && (
        <ProposalCard proposal={open} order={view} until={<Day at={open.expiresAt} />}>
          {token !== null && (
            <AnswerButtons
              key={open.id}
              total={open.total}
              isBusy={answering.isPending}
              onAnswer={(answer) => answering.mutate({ extraId: open.id, answer })}
            />
          )}
          <NeedsScript>Answering here needs JavaScript. You can also reply to our mail.</NeedsScript>
        </ProposalCard>
      )}
      {answering.isError && <Alert tone="danger">{messageOf(answering.error, FAILED)}</Alert>}
      {answered?.status === 'accepted' && (
        <Alert tone="success" title="Thank you: we do it">
          {`We have your answer, and ${formatDollars(answered.total)} is added to your order. `}
          {laterWords(view)}
        </Alert>
      )}
      {answered?.status === 'declined' && (
        <Alert tone="success" title="We have your answer">
          We go on without it. Nothing is added to your order.
        </Alert>
      )}
    </Root>
  );
}

function laterWords({ amountDue, canPay, deliveryMethod }: TrackView): string {
  if (amountDue === 0) return 'Nothing is left to pay.';
  const later = deliveryMethod === 'ship' ? 'later on this page' : 'when you pick it up';
  return canPay ? `Pay it now, or ${later}.` : `You pay ${later}.`;
}
