import { useState } from 'react';
import type { OrderEvent } from '#domain/orders/order-events';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PlainList } from '../../ui/layout';
import { Segmented } from '../../ui/segmented';
import { StoryEntry } from './story-entry';
import { isInPart, NOTHING_THERE, STORY_PART_LABEL, STORY_PARTS, type StoryPart } from './story-words';

const PARTS = STORY_PARTS.map((value) => ({ value, label: STORY_PART_LABEL[value] }));

/** As many events as are read at a glance; the older ones come on demand. */
const GLANCE = 10;

/** The events of a story, newest first: all, those with the customer, or the notes. */
export function StoryEvents({ events }: { events: readonly OrderEvent[] }) {
  const [part, setPart] = useState<StoryPart>('all');
  const [isWhole, setWhole] = useState(false);
  const found = events.filter((event) => isInPart(event, part));
  const shown = isWhole ? found : found.slice(0, GLANCE);

  function choose(value: string): void {
    setPart(STORY_PARTS.find((each) => each === value) ?? 'all');
    setWhole(false);
  }

  return (
    <>
      <Segmented label="Show of the story" value={part} onValueChange={choose} options={PARTS} />
      {found.length === 0 ? (
        <EmptyState text={NOTHING_THERE[part]} />
      ) : (
        <PlainList as="ol" aria-label="Events, newest first">
          {shown.map((event) => (
            <StoryEntry key={event.id} event={event} />
          ))}
        </PlainList>
      )}
      {shown.length < found.length && (
        <div>
          <Button variant="secondary" onClick={() => setWhole(true)}>
            Show all {found.length}
          </Button>
        </div>
      )}
    </>
  );
}
