import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { REVIEW_STATUS_LABEL, type ReviewView } from '#domain/reviews/review-contract';
import { useChangeReview } from '../../api/owner-reviews';
import { WholeDates } from '../../api/whole-dates';
import { useNotices } from '../../notices/use-notices';
import { Cluster, Muted, Text } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Lines, Stack } from '../../ui/layout';
import { Local } from '../../ui/local';
import { Stars } from '../../ui/stars';
import { color, frame } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import { momentWithin } from '../parts/admin-date';
import * as sharedTexts from '../parts/shared-texts';
import { AnswerReviewDialog } from './answer-review-dialog';
import * as texts from './reviews-texts';

const Entry = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  ${frame('surface')}
  overflow-wrap: anywhere;
  &[data-waits] {
    border-left: 3px solid ${color.warning};
  }
`;

interface OneReviewProps {
  review: ReviewView;
  children: ReactNode;
}

/** A review, with what the owner can do about it (rules 37.4 and 37.5). */
export function OneReview({ review, children }: OneReviewProps) {
  const { name, service, stars, text, status, writtenAt, answer } = review;
  const isShown = status === 'approved';
  const [isAnswering, setIsAnswering] = useState(false);
  const { attempt } = useNotices();
  const change = useChangeReview(review);
  const decide = (decision: 'approved' | 'declined') =>
    attempt(() => change.mutateAsync({ status: decision }), {
      done: decision === 'approved' ? texts.approved : isShown ? texts.takenDown : texts.declined,
      failed: texts.notDecided,
      quotes: true,
    });
  return (
    <Entry data-waits={status === 'waiting' || undefined}>
      <Cluster $gap="4px 12px" $align="center">
        <Text as="span" $strong>
          {name}
        </Text>
        <Stars count={stars} label={texts.starsOf(stars)} />
        <Badge variant={status === 'waiting' ? 'default' : status === 'approved' ? 'success' : 'secondary'}>
          {REVIEW_STATUS_LABEL[status]}
        </Badge>
      </Cluster>
      <Muted>
        {service}
        {service !== '' && ' · '}
        <Local text={() => <WholeDates>{texts.writtenAt(momentWithin(writtenAt))}</WholeDates>} />
      </Muted>
      {text === '' ? <Muted>{texts.noWords}</Muted> : <Lines>{text}</Lines>}
      {answer && (
        <Stack $gap="half">
          <Text $strong>{sharedTexts.yourAnswer}</Text>
          <Lines>{answer.text}</Lines>
        </Stack>
      )}
      <Cluster $gap="8px" $align="center">
        {!isShown && (
          <Button
            aria-label={texts.approveOf(name)}
            busy={change.isPending}
            onClick={() => decide('approved')}
          >
            {texts.approve}
          </Button>
        )}
        {status !== 'declined' && (
          <Button
            variant="secondary"
            aria-label={isShown ? texts.takeDownOf(name) : texts.declineOf(name)}
            disabled={change.isPending}
            onClick={() => decide('declined')}
          >
            {isShown ? texts.takeDown : uiTexts.decline}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={answer ? texts.changeAnswerOf(name) : texts.answerOf(name)}
          onClick={() => setIsAnswering(true)}
        >
          {answer ? texts.changeAnswer : sharedTexts.answer}
        </Button>
        {children}
      </Cluster>
      {isAnswering && <AnswerReviewDialog review={review} onClose={() => setIsAnswering(false)} />}
    </Entry>
  );
}
