import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { OrderView } from '#domain/orders/order-view';
import { adminOrderQueries } from '../../api/admin-orders';
import { ToolButton } from '../../ui/tool-button';
import { StoryComposer } from '../order-story/story-composer';
import { StoryEvents } from '../order-story/story-events';
import type { StoryWriting } from '../order-story/use-story-writing';
import { Part } from '../parts/dialog-part';
import { Loaded } from '../parts/loaded';

interface StoryPartProps {
  order: OrderView;
  writing: StoryWriting;
}

/** Everything that happened to an order, newest first, and a form to add to it (rule 15.2). */
export function StoryPart({ order, writing }: StoryPartProps) {
  const story = useQuery(adminOrderQueries.story(order.id));
  const refresh = (
    <ToolButton
      icon={RefreshCw}
      label="Refresh the history"
      title="Refresh"
      disabled={story.isFetching}
      onClick={() => void story.refetch()}
    />
  );
  return (
    <Part title="Story" tools={refresh}>
      <StoryComposer order={order} writing={writing} />
      <Loaded query={story} loading="Loading the history" failed="The history didn't load" warns>
        {(events) => <StoryEvents events={events} />}
      </Loaded>
    </Part>
  );
}
