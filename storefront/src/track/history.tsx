import styled from 'styled-components';
import type { TrackView } from '#domain/orders/track-contract';
import { Day } from '../api/day';
import { WholeDates } from '../api/whole-dates';
import { StackList } from '../ui/arrange';
import { color, font, space } from '../ui/tokens';
import { TrackPart } from './track-part';
import * as texts from './track-texts';

const Happened = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.25em minmax(0, 1fr);
  gap: 0 ${space[2]};
  padding: 6px 0 6px 22px;
  line-height: 1.45;
  overflow-wrap: anywhere;
  time {
    color: ${color.muted};
    font-size: ${font.small};
    line-height: 1.65;
  }
  &::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 4px;
    border-left: 1.5px dashed ${color.stitchLine};
  }
  &::after {
    content: '';
    position: absolute;
    top: 15px;
    left: 0;
    width: 9px;
    height: 9px;
    border: 2px solid ${color.background};
    border-radius: 50%;
    background: ${color.lineStrong};
  }
  &:first-child::after {
    background: ${color.accent};
  }
`;

export function History({ events }: Pick<TrackView, 'events'>) {
  const shownEvents = events.filter(({ kind }) => kind !== 'message');
  if (shownEvents.length === 0) return null;
  return (
    <TrackPart id="story-heading" title={texts.updates}>
      <StackList as="ol" $gap="0px">
        {shownEvents.map(({ id, at, text }) => (
          <Happened key={id}>
            <Day at={at} />
            <span>
              <WholeDates>{text}</WholeDates>
            </span>
          </Happened>
        ))}
      </StackList>
    </TrackPart>
  );
}
