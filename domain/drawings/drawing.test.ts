import { expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { drawingDay, drawingPrize, dueDrawing } from './drawing';

cases([
  ['2026-11-14T23:59:59Z', 15, null],
  ['2026-11-15T00:00:00Z', 15, '2026-11'],
  ['2026-11-18T23:59:59Z', 15, '2026-11'],
  ['2026-11-19T00:00:00Z', 15, null],
  ['2026-03-01T00:00:00Z', 1, '2026-03'],
  ['2026-12-31T12:00:00Z', 28, '2026-12'],
  ['2027-01-01T00:00:00Z', 28, null],
])('dueDrawing at %s with day %i is %s', ([now, day]) => dueDrawing(new Date(now), day));

it('drawingDay and drawingPrize accept a day every month has, and a prize', () => {
  for (const day of [1, 28]) expect(drawingDay.safeParse(day).success).toBe(true);
  for (const day of [0, 29, 1.5, null, '1']) expect(drawingDay.safeParse(day).success).toBe(false);
  expect(drawingPrize.safeParse(' ').success).toBe(false);
});
