import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, type RefObject, use, useRef } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from './icon-button';
import { CARDS, TableRow } from './table';
import * as texts from './table-texts';
import { color, shadow } from './tokens';

/** A shorter move is a click, and a shorter touch is scrolling. */
export const MOUSE_PX = 5;
export const TOUCH_HOLD = { delay: 200, tolerance: 8 } as const;
const KEYBOARD_STEP_PX = 25;

/** With dnd-kit's own handler, the page would scroll, too. */
const stepUpOrDown: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
  if (event.code !== 'ArrowUp' && event.code !== 'ArrowDown') return undefined;
  event.preventDefault();
  return { x, y: y + (event.code === 'ArrowUp' ? -KEYBOARD_STEP_PX : KEYBOARD_STEP_PX) };
};

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

type Entry = Record<'id' | 'name', string>;

interface SortableRowsProps {
  entries: readonly Entry[];
  onReorder: (ids: string[]) => void;
  children: ReactNode;
}

/** Contains `SortableRow`s, which move by mouse, long press, or keyboard. Screen readers hear each step. */
export function SortableRows({ entries, onReorder, children }: SortableRowsProps) {
  const ids = entries.map(({ id }) => id);
  const hasMoved = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH_HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: stepUpOrDown, scrollBehavior: 'auto' }),
  );

  function finish({ active, over }: DragEndEvent): void {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (from >= 0 && to >= 0 && from !== to) onReorder(arrayMove(ids, from, to));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={finish}
      accessibility={{
        announcements: announcementsFor(entries, hasMoved),
        screenReaderInstructions: { draggable: texts.moveHint },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function announcementsFor(entries: readonly Entry[], hasMoved: RefObject<boolean>): Announcements {
  const nameOf = (id: UniqueIdentifier) => entries.find((entry) => entry.id === id)?.name ?? texts.theRow;
  const positionOf = (id: UniqueIdentifier) =>
    texts.positionOf(entries.findIndex((entry) => entry.id === id) + 1, entries.length);
  return {
    onDragStart({ active }) {
      hasMoved.current = false;
      return texts.pickedUp(nameOf(active.id), positionOf(active.id));
    },
    onDragOver({ active, over }) {
      // onDragStart has just announced this place.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return texts.movedOver(nameOf(active.id), positionOf(over.id));
    },
    onDragEnd: ({ active, over }) => texts.droppedAt(nameOf(active.id), positionOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => texts.movedBack(nameOf(active.id), positionOf(active.id)),
  };
}

const lifted = css`
  z-index: 2;
  box-shadow: ${shadow.high};
  /* Applies on hover too, so nothing shows through. */
  &,
  &:hover {
    background: ${color.raised};
  }
`;

const Row = styled(TableRow)<{ $dragging: boolean }>`
  position: relative;
  ${({ $dragging }) => $dragging && lifted}
  ${CARDS} {
    padding-left: 40px;
  }
  @media (prefers-reduced-motion: reduce) {
    /* dnd-kit sets it inline. */
    transition: none !important;
  }
`;

type Grip = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>;
const GripContext = createContext<Grip | null>(null);

/** A table row that can be moved by the `DragHandle` in it. */
export function SortableRow({ id, children }: { id: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <GripContext value={{ attributes, listeners, setActivatorNodeRef }}>
      <Row
        ref={setNodeRef}
        $dragging={isDragging}
        style={{ transform: CSS.Translate.toString(transform), transition }}
      >
        {children}
      </Row>
    </GripContext>
  );
}

const Handle = styled(IconButton)`
  color: ${color.muted};
  cursor: grab;
  /* A finger can still scroll. A long press neither selects text nor opens a menu. */
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  &[aria-pressed='true'] {
    cursor: grabbing;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  ${CARDS} {
    position: absolute;
    top: calc(50% - 22px);
    left: -8px;
  }
`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px;
  align-items: center;
  ${CARDS} {
    display: block;
  }
`;

/** The start of a row, beside its handle. */
export function Gripped({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Beside>
      <DragHandle name={name} />
      <div>{children}</div>
    </Beside>
  );
}

export function DragHandle({ name }: { name: string }) {
  const grip = use(GripContext);
  if (!grip) throw new Error('a DragHandle needs a SortableRow around it');
  const { attributes, listeners, setActivatorNodeRef } = grip;
  return (
    <Handle
      ref={setActivatorNodeRef}
      aria-label={texts.moveName(name)}
      aria-roledescription={attributes['aria-roledescription']}
      aria-describedby={attributes['aria-describedby']}
      aria-pressed={attributes['aria-pressed']}
      {...listeners}
    >
      <GripVertical size={20} />
    </Handle>
  );
}
