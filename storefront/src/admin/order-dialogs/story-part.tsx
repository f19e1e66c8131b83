import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import type { OrderView } from '#domain/orders/order-view';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { IconButton } from '../../ui/icon-button';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { color, space } from '../../ui/tokens';
import { StoryComposer } from '../order-story/story-composer';
import { StoryEvents } from '../order-story/story-events';
import type { StoryWriting } from '../order-story/use-story-writing';
import { NOT_REACHED } from '../parts/admin-texts';
import { Part, PartHeading } from './dialog-parts';

/** Set off from the amounts, which are no part by themselves. */
const Root = styled(Part)`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
`;

const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
`;

interface StoryPartProps {
  order: OrderView;
  writing: StoryWriting;
}

/** Everything that happened to an order, newest first, and a place to add to it (rule 15.2). */
export function StoryPart({ order, writing }: StoryPartProps) {
  const story = useQuery(adminOrderQueries.story(order.id));
  return (
    <Root aria-label="Story">
      <Head>
        <PartHeading>Story</PartHeading>
        <IconButton
          aria-label="Refresh the story"
          title="Refresh"
          disabled={story.isFetching}
          onClick={() => void story.refetch()}
        >
          <RefreshCw size={20} strokeWidth={2} aria-hidden />
        </IconButton>
      </Head>
      <StoryComposer order={order} writing={writing} />
      {story.isError && !story.isFetching && (
        <LoadFailed title="The story did not load" onRetry={() => story.refetch()}>
          {messageOf(story.error, NOT_REACHED)}
        </LoadFailed>
      )}
      {story.data ? (
        <StoryEvents events={story.data} />
      ) : (
        story.isFetching && <RowsSkeleton label="Loading the story" />
      )}
    </Root>
  );
}
