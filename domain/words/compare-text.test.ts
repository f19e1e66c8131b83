import { expect, it } from 'vitest';
import { compareText } from './compare-text';

it('compareText orders times and names, and keeps the order of equal ones', () => {
  const times = ['2026-05-04T10:00:00.000Z', '2026-11-04T09:00:00.000Z', '2026-05-04T09:00:00.000Z'];
  expect(times.toSorted(compareText)).toEqual([times[2], times[0], times[1]]);
  expect(compareText('Relace', 'Relace')).toBe(0);
});
