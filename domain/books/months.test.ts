import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { daysOf, MONTH, monthOf, monthSpan, monthsBetween, monthsLater } from './months';

describe.each(['America/New_York', 'Pacific/Auckland', 'UTC'])('months in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());

  it('follow each other without gaps', () => {
    const [march, april] = [monthSpan('2026-03'), monthSpan('2026-04')];
    expect(Date.parse(april.start) - Date.parse(march.end)).toBe(1);
    expect(monthOf(new Date(march.start))).toBe('2026-03');
    expect(monthOf(new Date(march.end))).toBe('2026-03');
  });

  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-03', 31],
    ['2026-11', 30],
  ])('like %s have %i days, even when the clocks change', (month, count) => {
    const days = daysOf(month);
    expect([days.length, days[0], days.at(-1)]).toEqual([count, `${month}-01`, `${month}-${count}`]);
  });
});

it('monthsBetween crosses the turn of the year', () => {
  expect(monthsLater('2026-12', 1)).toBe('2027-01');
  expect(monthsLater('2026-01', -1)).toBe('2025-12');
  expect(monthsBetween('2025-11', '2026-01')).toEqual(['2026-01', '2025-12', '2025-11']);
});

inputs(['2026-13', '2026-00', '2026-1', '26-01', '2026-11-01', '1999-01', ''])(
  'MONTH rejects %j',
  (text) => MONTH.test(text),
  false,
);
