import { expect, it } from 'vitest';
import type { BenchLoad } from '#domain/orders/bench-load';
import { daysLater } from '#domain/orders/ready-by-days';
import { boardOf } from './load-board';

const FIRST = '2026-11-30';
const days = Array.from({ length: 42 }, (_, index) => ({
  day: daysLater(FIRST, index),
  isOpen: index % 7 < 5,
}));
const order = (customerName: string, to: string | null, gloves = 1): BenchLoad['orders'][number] => ({
  id: crypto.randomUUID(),
  version: 1,
  customerName,
  gloves,
  isRush: false,
  readyBy: to === null ? null : { from: to, to },
});

it('puts each order on its day, and shows closed days only with orders (rule 28.9)', () => {
  const orders = [
    order('Early', '2026-11-01'),
    order('Undated', null),
    order('Now', FIRST, 3),
    order('Closed', '2026-12-05'),
    order('Last', daysLater(FIRST, 41)),
    order('Beyond', daysLater(FIRST, 42)),
  ];
  const board = boardOf({ glovesPerDay: 2, days, awaited: 0, orders });
  const names = (list: { orders: { customerName: string }[] }[]) =>
    list.flatMap((day) => day.orders.map(({ customerName }) => customerName));
  expect(names(board.before)).toEqual(['Undated', 'Early']);
  expect(names(board.later)).toEqual(['Beyond']);
  expect(board.weeks.map((week) => week.days.length)).toEqual([6, 5, 5, 5, 5, 6]);
  expect(names(board.weeks.flatMap((week) => week.days))).toEqual(['Now', 'Closed', 'Last']);
  expect(board.weeks[0]?.days[0]).toMatchObject({ label: 'Today', gloves: 3, room: 2 });
  expect(board.most).toBe(3);
});
