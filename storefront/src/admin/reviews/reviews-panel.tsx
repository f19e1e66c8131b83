import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { z } from 'zod';
import { REVIEW_STATUS_LABEL, type ReviewView } from '#domain/reviews/review-contract';
import { paths } from '../../addresses/paths';
import { ownerReviewQueries, REVIEWS_ON_A_PAGE, useChangeReview } from '../../api/owner-reviews';
import { NotLoaded } from '../../notices/not-loaded';
import { useNotices } from '../../notices/use-notices';
import { Cluster, Muted, StackList, Text } from '../../ui/arrange';
import { Badge } from '../../ui/badge';
import { Button, ButtonLink } from '../../ui/button';
import { Lines, Stack } from '../../ui/layout';
import { Local } from '../../ui/local';
import { Pager } from '../../ui/pager';
import { Stars } from '../../ui/stars';
import { color, radius } from '../../ui/tokens';
import { adminMoment } from '../parts/admin-date';
import { Panel } from '../parts/panel';
import { page, useListParams } from '../parts/use-list-params';
import { AnswerReviewDialog } from './answer-review-dialog';
import * as texts from './reviews-texts';

const Entry = styled.li`
  display: grid;
  gap: 8px;
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background: ${color.surface};
  overflow-wrap: anywhere;
  &[data-waits] {
    border-left: 3px solid ${color.warning};
  }
`;

const listParams = z.object({ reviewed: page });

/** Customers' reviews, waiting ones first. Hidden if there are none (rule 37.4). */
export function ReviewsPanel() {
  const { list, change } = useListParams(listParams);
  const reviews = useQuery(ownerReviewQueries.list(list.reviewed));
  const [answered, setAnswered] = useState<ReviewView | null>(null);
  const { data, isError, isFetching } = reviews;
  if (isError && !isFetching)
    return (
      <Panel title={texts.reviews}>
        <NotLoaded title={texts.didntLoad} query={reviews} />
      </Panel>
    );
  if (!data || data.total === 0) return null;
  const waiting = data.entries.filter(({ status }) => status === 'waiting').length;
  return (
    <Panel title={texts.reviewsWaiting(waiting)}>
      <StackList aria-label={texts.reviews}>
        {data.entries.map((review) => (
          <OneReview key={review.id} review={review} onAnswer={() => setAnswered(review)} />
        ))}
      </StackList>
      <Pager
        label={texts.reviews}
        page={list.reviewed}
        pageSize={REVIEWS_ON_A_PAGE}
        total={data.total}
        onPage={(wanted) => change({ reviewed: String(wanted) })}
      />
      {answered && <AnswerReviewDialog review={answered} onClose={() => setAnswered(null)} />}
    </Panel>
  );
}

function OneReview({ review, onAnswer }: { review: ReviewView; onAnswer: () => void }) {
  const { name, service, stars, text, status, writtenAt, answer, orderId, orderNumber } = review;
  const { attempt } = useNotices();
  const change = useChangeReview(review);
  const decide = (decision: 'approved' | 'declined') =>
    attempt(() => change.mutateAsync({ status: decision }), {
      done: decision === 'approved' ? texts.approved : texts.declined,
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
        <Local text={() => texts.writtenAt(adminMoment(writtenAt))} />
      </Muted>
      {text === '' ? <Muted>{texts.noWords}</Muted> : <Lines>{text}</Lines>}
      {answer && (
        <Stack>
          <Text $strong>{texts.yourAnswer}</Text>
          <Lines>{answer.text}</Lines>
        </Stack>
      )}
      <Cluster $gap="8px" $align="center">
        {status !== 'approved' && (
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
            aria-label={texts.declineOf(name)}
            disabled={change.isPending}
            onClick={() => decide('declined')}
          >
            {status === 'approved' ? texts.takeDown : texts.decline}
          </Button>
        )}
        <Button variant="secondary" aria-label={texts.answerOf(name)} onClick={onAnswer}>
          {answer ? texts.changeAnswer : texts.answer}
        </Button>
        <ButtonLink variant="secondary" to={paths.admin.href({ order: orderId })}>
          {texts.order(orderNumber)}
        </ButtonLink>
      </Cluster>
    </Entry>
  );
}
