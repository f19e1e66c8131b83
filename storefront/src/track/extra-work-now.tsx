import type { QueryKey } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { EXTRA_WORK_ANSWERS, type ExtraWorkAnswer } from '#domain/orders/extra-work-contract';
import type { TrackView } from '#domain/orders/track-contract';
import { trackedToken } from '#domain/pages/pages';
import { formatDollars } from '#domain/wire/money';
import { messageOf } from '../api/client';
import { Day } from '../api/day';
import { useAnswerExtraWork } from '../api/track';
import { ProposalCard } from '../extra-work/proposal-card';
import { Alert } from '../ui/alert';
import { Cluster, Text } from '../ui/arrange';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import { NeedsScript } from '../ui/needs-script';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './track-texts';

const Row = styled(Cluster)`
  > button {
    min-height: 48px;
  }
`;

interface AnswerButtonsProps {
  /** In cents. */
  total: number;
  isBusy: boolean;
  onAnswer: (answer: ExtraWorkAnswer) => void;
}

function AnswerButtons({ total, isBusy, onAnswer }: AnswerButtonsProps) {
  const [pending, setPending] = useState<ExtraWorkAnswer | null>(null);
  if (pending === null)
    return (
      <Row $gap="12px" $align="center" $stacks>
        {EXTRA_WORK_ANSWERS.map((answer) => (
          <Button
            key={answer}
            variant={answer === 'accept' ? 'primary' : 'secondary'}
            size="lg"
            onClick={() => setPending(answer)}
          >
            {answer === 'accept' ? <Check size={20} /> : <X size={20} />}
            {answer === 'accept' ? texts.accept : uiTexts.decline}
          </Button>
        ))}
      </Row>
    );
  const isYes = pending === 'accept';
  return (
    <Row
      $gap="12px"
      $align="center"
      $stacks
      role="group"
      aria-label={isYes ? texts.acceptLabel : texts.decline}
    >
      <Text $strong>{isYes ? texts.addToYourOrder(formatDollars(total)) : texts.declineIt}</Text>
      <Button size="lg" autoFocus busy={isBusy} busyText={uiTexts.sending} onClick={() => onAnswer(pending)}>
        {isYes ? texts.yesDoIt : texts.yesDecline}
      </Button>
      <Button variant="secondary" size="lg" disabled={isBusy} onClick={() => setPending(null)}>
        {uiTexts.back}
      </Button>
    </Row>
  );
}

const FAILED = texts.weDidntGetAnswer;

export function ExtraWorkNow({ view, orderQueryKey }: { view: TrackView; orderQueryKey: QueryKey }) {
  const token = trackedToken(view.path);
  const answering = useAnswerExtraWork({ token: token ?? '', orderQueryKey });
  const open = view.extraWork.find(({ status }) => status === 'open');
  const answered = answering.isSuccess
    ? view.extraWork.find(({ id }) => id === answering.variables.extraId)
    : undefined;
  const root = useRef<HTMLElement>(null);
  const isAnswered = answered !== undefined && answered.status !== 'open';
  // The button that had the focus is gone.
  useEffect(() => {
    if (isAnswered) root.current?.focus();
  }, [isAnswered]);

  if (!open && !isAnswered && !answering.isError) return null;
  return (
    <Stack as="section" style={{ width: '100%' }} ref={root} tabIndex={-1} aria-label={uiTexts.extraWork}>
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
          <NeedsScript>{texts.needJavascriptToAnswer}</NeedsScript>
        </ProposalCard>
      )}
      {answering.isError && <Alert tone="danger">{messageOf(answering.error, FAILED)}</Alert>}
      {answered?.status === 'accepted' && (
        <Alert tone="success" title={texts.thanks}>
          {texts.addedToOrder(formatDollars(answered.total))} {laterText(view)}
        </Alert>
      )}
      {answered?.status === 'declined' && (
        <Alert tone="success" title={texts.weHaveYourAnswer}>
          {texts.goAheadWithoutIt}
        </Alert>
      )}
    </Stack>
  );
}

function laterText({ amountDue, canPay, deliveryMethod }: TrackView): string {
  if (amountDue === 0) return uiTexts.allPaidUp;
  if (deliveryMethod === 'ship') return canPay ? texts.payNowOrLater : texts.payLater;
  return canPay ? texts.payNowOrAtPickup : texts.payAtPickup;
}
