import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { Grid } from '../../ui/arrange';
import { MOUSE_PX, TOUCH_HOLD } from '../../ui/sortable-rows';
import { color, font, frame, media, radius, shadow } from '../../ui/tokens';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './bench-load-texts';
import type { BoardDay, BoardOrder, LoadBoard } from './load-board';

const Week = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  h3 {
    padding-block: 4px;
    color: ${color.muted};
    font: 600 ${font.small}/1.4 ${font.text};
    letter-spacing: 0;
    text-transform: none;
  }
`;

const Day = styled.div<{ $isOver: boolean }>`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: 2px 10px;
  align-items: center;
  min-height: 44px;
  padding: 4px 8px;
  border: 1px solid ${({ $isOver }) => ($isOver ? color.accent : color.line)};
  border-radius: ${radius.field};
  background: ${({ $isOver }) => ($isOver ? color.accentSoft : color.raised)};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  ul {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 6px;
    min-width: 0;
    margin: 0;
    padding: 0 0 4px;
    list-style: none;
    &:empty {
      display: none;
    }
  }
  /* A long name is cut off. */
  li {
    min-width: 0;
  }
`;

const Track = styled.span`
  overflow: hidden;
  height: 10px;
  border-radius: 5px;
  background: ${color.line};
`;

const Bar = styled.span<{ $isFull: boolean }>`
  display: block;
  height: 100%;
  border-radius: 5px;
  background: ${({ $isFull }) => ($isFull ? color.stitch : color.accent)};
`;

const Glove = styled.button<{ $isDragged: boolean }>`
  position: relative;
  z-index: ${({ $isDragged }) => ($isDragged ? 3 : 'auto')};
  display: flex;
  gap: 4px;
  align-items: center;
  max-width: 100%;
  min-height: 36px;
  padding: 2px 10px 2px 4px;
  ${frame('surface', 'lineStrong', 'field')}
  color: ${color.text};
  font: inherit;
  cursor: grab;
  /* A finger can still scroll. A long press neither selects text nor opens a menu. */
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  box-shadow: ${({ $isDragged }) => ($isDragged ? shadow.high : 'none')};
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    color: ${color.accent};
  }
  ${media.phone} {
    min-height: 44px;
  }
`;

/** Jumps to the previous or next day, because days have different heights. */
const stepByDay: KeyboardCoordinateGetter = (event, { context: { over, droppableRects } }) => {
  const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const days = [...droppableRects.keys()].map(String).sort();
  const next = droppableRects.get(days[days.indexOf(String(over?.id)) + step] ?? '');
  return next && { x: next.left, y: next.top };
};

/** How far inside its day a glove's corner is looked for, in px, because positions are rounded. */
const INSIDE = 8;

/**
 * The day under the pointer or, with the keyboard, under the glove's corner. The nearest center could belong to another day, because days
 * differ in height. Dropped beside the days, a glove stays where it was.
 */
const dayUnder: CollisionDetection = (drag) => {
  if (drag.pointerCoordinates) return pointerWithin(drag);
  const { left, top } = drag.collisionRect;
  const here = pointerWithin({ ...drag, pointerCoordinates: { x: left + INSIDE, y: top + INSIDE } });
  return here.length > 0 ? here : closestCenter(drag);
};

/** The days with their bars and gloves. Gloves can be moved by mouse, long press, or keyboard. */
export function DayBoard({ board, onMove }: { board: LoadBoard; onMove: (id: string, day: string) => void }) {
  const { before, weeks, later, most } = board;
  const isPickedUp = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH_HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByDay }),
  );
  const places = [...before, ...weeks.flatMap(({ days }) => days), ...later];
  const nameOf = (id: string | number) =>
    places.flatMap(({ orders }) => orders).find((order) => order.id === id)?.customerName ?? '';
  const dayOf = (id: string | number | undefined) => places.find((place) => place.id === id)?.label ?? '';

  function finish({ active, over }: DragEndEvent): void {
    if (over) onMove(String(active.id), String(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={dayUnder}
      onDragEnd={finish}
      accessibility={{
        announcements: {
          onDragStart({ active }) {
            isPickedUp.current = true;
            return texts.pickedUp(nameOf(active.id));
          },
          onDragOver({ active, over }) {
            // The nearest day is announced right away, and replaces the last announcement.
            const isNews = !isPickedUp.current;
            isPickedUp.current = false;
            return isNews ? texts.over(nameOf(active.id), dayOf(over?.id)) : undefined;
          },
          onDragEnd: ({ active, over }) =>
            over ? texts.dropped(nameOf(active.id), dayOf(over.id)) : texts.putBack(nameOf(active.id)),
          onDragCancel: ({ active }) => texts.putBack(nameOf(active.id)),
        },
        screenReaderInstructions: { draggable: texts.moveHint },
      }}
    >
      {before.map((place) => (
        <DayRow key={place.id} day={place} most={most} />
      ))}
      <Grid $min={300} $keeps $gap={2} $align="start">
        {weeks.map(({ label, days }) => (
          <Week key={label} aria-label={label}>
            <h3>{label}</h3>
            {days.map((day) => (
              <DayRow key={day.id} day={day} most={most} />
            ))}
          </Week>
        ))}
      </Grid>
      {later.map((place) => (
        <DayRow key={place.id} day={place} most={most} />
      ))}
    </DndContext>
  );
}

function DayRow({ day: { id, label, orders, gloves, room }, most }: { day: BoardDay; most: number }) {
  const { setNodeRef, isOver } = useDroppable({ id, disabled: room === null });
  return (
    <Day ref={setNodeRef} $isOver={isOver}>
      <span>{label}</span>
      <Track>
        <Bar $isFull={gloves > (room ?? 0)} style={{ width: `${(gloves / most) * 100}%` }} />
      </Track>
      <span>{room === null ? sharedTexts.glovesCount(gloves) : texts.ofRoom(gloves, room)}</span>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <GloveButton order={order} />
          </li>
        ))}
      </ul>
    </Day>
  );
}

function GloveButton({ order: { id, customerName, gloves, isRush } }: { order: BoardOrder }) {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({ id });
  return (
    <Glove
      ref={setNodeRef}
      $isDragged={isDragging}
      style={{ transform: CSS.Translate.toString(transform) }}
      {...attributes}
      {...listeners}
      type="button"
    >
      <GripVertical size={16} />
      <span>
        {isRush && <strong>{sharedTexts.rush} </strong>}
        {customerName} {orderNumber(id)}
        {gloves > 1 && `, ${sharedTexts.glovesCount(gloves)}`}
      </span>
    </Glove>
  );
}
