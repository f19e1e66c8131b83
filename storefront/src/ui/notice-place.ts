import { useLayoutEffect } from 'react';

const PLACES = {
  wide: ['bottom right', 'bottom left', 'bottom', 'top right', 'top'],
  phone: ['top', 'bottom'],
} as const;
type NoticePlace = (typeof PLACES)['wide'][number];

/** How far a notice is from the edges, from the header, and from a control beside it, in px. */
export const NOTICE_EDGE = { wide: 24, phone: 16, header: 76, beside: 8 } as const;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Scene {
  notice: Pick<Box, 'width' | 'height'>;
  view: Pick<Box, 'width' | 'height'>;
  isPhone: boolean;
  dock: number;
  pressable: readonly Box[];
}

interface Spot {
  place: NoticePlace;
  /** How far it is from the right edge if it's on the right, in px. */
  right: number;
}

export function noticePlace(scene: Scene): Spot {
  const right = edgeOf(scene);
  const places = PLACES[scene.isPhone ? 'phone' : 'wide'].map((place) => ({ place, right }));
  const spots: Spot[] = [...places, ...spotsBeside(scene)];
  const covered = spots.map((spot) => {
    const box = boxAt(spot, scene);
    return scene.pressable.reduce((sum, other) => sum + overlap(box, other), 0);
  });
  return spots[covered.indexOf(Math.min(...covered))] ?? { place: 'top', right };
}

const edgeOf = ({ isPhone }: Scene) => (isPhone ? NOTICE_EDGE.phone : NOTICE_EDGE.wide);

/** At the bottom, to the left of each control. A table's rows have controls in every corner, but not in between. */
function spotsBeside(scene: Scene): Spot[] {
  if (scene.isPhone) return [];
  const { view, notice, pressable } = scene;
  const edge = edgeOf(scene);
  const rights = new Set(pressable.map(({ left }) => Math.ceil(view.width - left) + NOTICE_EDGE.beside));
  return [...rights]
    .filter((right) => right > edge && right + notice.width + edge <= view.width)
    .sort((one, other) => one - other)
    .map((right) => ({ place: 'bottom right', right }));
}

function boxAt({ place, right }: Spot, scene: Scene): Box {
  const { notice, view, dock } = scene;
  const { width, height } = notice;
  const edge = edgeOf(scene);
  const left = place.endsWith('right')
    ? view.width - right - width
    : place.endsWith('left')
      ? edge
      : (view.width - width) / 2;
  const top = place.startsWith('top') ? NOTICE_EDGE.header : view.height - edge - dock - height;
  return { left, top, width, height };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const PRESSABLE = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [role="radio"]';

const RIGHT = '--notice-right';
const ROOM = '--notice-room';
const ROOM_AROUND = 24;

/** Writes a new notice's place to its element, because rendering it again would restart its timer. */
export function useNoticePlace(region: HTMLElement | null, eventId: number | undefined): void {
  useLayoutEffect(() => {
    if (!region || eventId === undefined) return undefined;
    const { width, height } = region.getBoundingClientRect();
    const pressable = [...document.querySelectorAll(PRESSABLE)]
      .filter((element) => !region.contains(element))
      .map((element) => element.getBoundingClientRect());
    const { documentElement } = document;
    const dock = Number.parseFloat(getComputedStyle(documentElement).getPropertyValue('--dock-height')) || 0;
    const { place, right } = noticePlace({
      notice: { width, height },
      view: { width: documentElement.clientWidth, height: window.innerHeight },
      isPhone: documentElement.clientWidth < 640,
      dock,
      pressable,
    });
    region.dataset.place = place;
    region.style.setProperty(RIGHT, `${right}px`);
    documentElement.style.setProperty(ROOM, `${Math.ceil(height) + ROOM_AROUND}px`);
    return () => {
      documentElement.style.removeProperty(ROOM);
    };
  }, [region, eventId]);
}
