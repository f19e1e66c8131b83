import { useState } from 'react';
import type { OrderEvent } from '#domain/orders/order-events';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PlainList } from '../../ui/layout';
import { Segmented } from '../../ui/segmented';
import * as uiTexts from '../../ui/ui-texts';
import { HistoryEntry } from './history-entry';
import * as texts from './order-history-texts';

const PARTS = [
  { value: 'all', label: uiTexts.all, nothing: texts.nothingHasHappenedYet, has: () => true },
  {
    value: 'customer',
    label: texts.withTheCustomer,
    nothing: texts.nothingSentToCustomer,
    has: ({ kind, isPublic }: OrderEvent) => isPublic || kind === 'mail',
  },
  {
    value: 'notes',
    label: texts.notes,
    nothing: texts.noNotesYet,
    has: ({ kind }: OrderEvent) => kind === 'note',
  },
] as const;

const GLANCE = 10;

/** An order's events, newest first: all, those with the customer, or the notes. */
export function HistoryEvents({ events }: { events: readonly OrderEvent[] }) {
  const [part, setPart] = useState<(typeof PARTS)[number]>(PARTS[0]);
  const [isExpanded, setExpanded] = useState(false);
  const found = events.filter(part.has);
  const visibleEvents = isExpanded ? found : found.slice(0, GLANCE);

  function choose(value: string): void {
    setPart(PARTS.find((each) => each.value === value) ?? PARTS[0]);
    setExpanded(false);
  }

  return (
    <>
      <Segmented label={texts.show} value={part.value} onValueChange={choose} options={PARTS} />
      {found.length === 0 ? (
        <EmptyState text={part.nothing} />
      ) : (
        <PlainList as="ol" aria-label={texts.eventsNewestFirst}>
          {visibleEvents.map((event) => (
            <HistoryEntry key={event.id} event={event} />
          ))}
        </PlainList>
      )}
      {visibleEvents.length < found.length && (
        <div>
          <Button variant="secondary" onClick={() => setExpanded(true)}>
            {texts.showAll(found.length)}
          </Button>
        </div>
      )}
    </>
  );
}
