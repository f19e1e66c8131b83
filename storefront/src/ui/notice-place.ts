import { useLayoutEffect } from 'react';

const PLACES = {
  wide: ['bottom right', 'bottom left', 'bottom', 'top right', 'top'],
  phone: ['top', 'bottom'],
} as const;
type NoticePlace = (typeof PLACES)['wide'][number];

/** A notice's distance from the edges and below the header, in px. */
export const NOTICE_EDGE = { wide: 24, phone: 16, header: 76 } as const;

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

/** Returns where a notice covers the fewest controls. */
export function noticePlace(scene: Scene): NoticePlace {
  const places: readonly NoticePlace[] = PLACES[scene.isPhone ? 'phone' : 'wide'];
  const covered = places.map((place) => {
    const box = boxAt(place, scene);
    return scene.pressable.reduce((sum, other) => sum + overlap(box, other), 0);
  });
  return places[covered.indexOf(Math.min(...covered))] ?? 'top';
}

function boxAt(place: NoticePlace, { notice, view, isPhone, dock }: Scene): Box {
  const { width, height } = notice;
  const edge = isPhone ? NOTICE_EDGE.phone : NOTICE_EDGE.wide;
  const left = place.endsWith('right')
    ? view.width - edge - width
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

const ROOM = '--notice-room';
const ROOM_AROUND = 24;

/** Positions a new notice by writing to its element, because re-rendering would restart its timer. */
export function useNoticePlace(region: HTMLElement | null, eventId: number | undefined): void {
  useLayoutEffect(() => {
    if (!region || eventId === undefined) return undefined;
    const { width, height } = region.getBoundingClientRect();
    const pressable = [...document.querySelectorAll(PRESSABLE)]
      .filter((element) => !region.contains(element))
      .map((element) => element.getBoundingClientRect());
    const { documentElement } = document;
    const dock = Number.parseFloat(getComputedStyle(documentElement).getPropertyValue('--dock-height')) || 0;
    region.dataset.place = noticePlace({
      notice: { width, height },
      view: { width: documentElement.clientWidth, height: window.innerHeight },
      isPhone: documentElement.clientWidth < 640,
      dock,
      pressable,
    });
    documentElement.style.setProperty(ROOM, `${Math.ceil(height) + ROOM_AROUND}px`);
    return () => {
      documentElement.style.removeProperty(ROOM);
    };
  }, [region, eventId]);
}
