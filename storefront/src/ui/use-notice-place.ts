import { useLayoutEffect, useState } from 'react';
import { type NoticePlace, noticePlace } from './notice-place';

const PRESSABLE = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [role="radio"]';

/** The room that dialogs leave above them for the notice in sight, as a variable of the page's style. */
const ROOM = '--notice-room';
const ROOM_AROUND = 24;

/** Where a new notice stands: nothing that is pressed is under it. It stays there until it goes. */
export function useNoticePlace(
  region: HTMLElement | null,
  noticeId: number | undefined,
): NoticePlace | undefined {
  const [place, setPlace] = useState<NoticePlace>();
  useLayoutEffect(() => {
    if (!region || noticeId === undefined) return undefined;
    const { width, height } = region.getBoundingClientRect();
    const pressable = [...document.querySelectorAll(PRESSABLE)]
      .filter((element) => !region.contains(element))
      .map((element) => element.getBoundingClientRect());
    const { documentElement } = document;
    const dock = Number.parseFloat(getComputedStyle(documentElement).getPropertyValue('--dock-height')) || 0;
    setPlace(
      noticePlace({
        notice: { width, height },
        view: { width: documentElement.clientWidth, height: window.innerHeight },
        isPhone: documentElement.clientWidth < 640,
        dock,
        pressable,
      }),
    );
    documentElement.style.setProperty(ROOM, `${Math.ceil(height) + ROOM_AROUND}px`);
    return () => {
      documentElement.style.removeProperty(ROOM);
    };
  }, [region, noticeId]);
  return place;
}
