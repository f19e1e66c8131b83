import type { BenchLoad } from '#domain/orders/bench-load';
import { formatDay, formatMonthDay } from '#domain/words/days';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './bench-load-texts';

export type BoardOrder = BenchLoad['orders'][number];

export interface BoardDay {
  /** A day, or a group of orders that aren't on any of the days. */
  id: string;
  label: string;
  orders: BoardOrder[];
  gloves: number;
  /** How many gloves the bench can do. Null if it isn't a working day. */
  room: number | null;
}

export interface LoadBoard {
  /** Orders that are overdue or don't have a date. */
  before: BoardDay[];
  weeks: { label: string; start: string; days: BoardDay[] }[];
  later: BoardDay[];
  most: number;
}

const WEEK_DAYS = 7;

/** Puts the orders on their days. Closed days without orders are left out. */
export function boardOf({ glovesPerDay, days, orders }: BenchLoad): LoadBoard {
  const [first = '', last = ''] = [days[0]?.day, days.at(-1)?.day];
  const place = (id: string, label: string, room: number | null, isHere: (to: string | null) => boolean) => {
    const here = orders.filter(({ readyBy }) => isHere(readyBy?.to ?? null));
    return { id, label, orders: here, gloves: here.reduce((sum, { gloves }) => sum + gloves, 0), room };
  };
  const filled = (...places: BoardDay[]) => places.filter((each) => each.orders.length > 0);
  const all = days.map(({ day, isOpen }, index) =>
    place(
      day,
      index === 0 ? sharedTexts.today : formatDay(day),
      isOpen ? glovesPerDay : null,
      (to) => to === day,
    ),
  );
  const weeks = Array.from({ length: Math.ceil(all.length / WEEK_DAYS) }, (_, week) => {
    const ofWeek = all.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS);
    const start = formatMonthDay(ofWeek[0]?.id ?? '');
    return {
      label: texts.weekOf(start),
      start,
      days: ofWeek.filter((day) => day.room !== null || day.orders.length > 0),
    };
  });
  return {
    before: filled(
      place('none', sharedTexts.noDateYet, null, (to) => to === null),
      place('overdue', sharedTexts.overdue, null, (to) => to !== null && to < first),
    ),
    weeks,
    later: filled(place('later', sharedTexts.later, null, (to) => to !== null && to > last)),
    most: Math.max(glovesPerDay, ...all.map(({ gloves }) => gloves), 1),
  };
}
