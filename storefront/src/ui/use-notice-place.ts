import { useLayoutEffect } from 'react';
import { noticePlace } from './notice-place';

const PRESSABLE = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [role="radio"]';

/** The room that dialogs leave above them for the notice in sight, as a variable of the page's style. */
const ROOM = '--notice-room';
const ROOM_AROUND = 24;

/**
 * Puts a new notice where nothing that is pressed is under it; it stays there until it goes. Written on the region itself:
 * drawing it again for its place would start the notice's time before it is seen.
 */
export function useNoticePlace(region: HTMLElement | null, noticeId: number | undefined): void {
  useLayoutEffect(() => {
    if (!region || noticeId === undefined) return undefined;
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
  }, [region, noticeId]);
}
