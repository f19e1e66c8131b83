import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { formatDay } from '../words/days';
import { dayOf, daysBetween, daysLater, formatDue, formatReadyBy, readyByFrom } from './ready-by-days';

describe('days', () => {
  it('cross months, years, and clock changes', () => {
    expect(daysLater('2026-12-30', 3)).toBe('2027-01-02');
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysLater('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysLater('2026-11-01', -1)).toBe('2026-10-31');
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  });

  it("are in the server's time zone", () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('are formatted for people', () => {
    expect(formatDay('2026-12-11')).toBe('Fri, Dec 11');
    expect(formatReadyBy({ from: '2026-12-18', to: '2026-12-21' })).toBe('Fri, Dec 18 to Mon, Dec 21');
    expect(formatReadyBy({ from: '2026-12-18', to: '2026-12-18' })).toBe('Fri, Dec 18');
  });

  cases([
    ['2026-12-11', 'Due Fri, Dec 11'],
    ['2026-12-05', 'Due today'],
    ['2026-12-04', 'Overdue 1 day'],
    ['2026-12-02', 'Overdue 3 days'],
  ])('until %s: %s', ([to]) => formatDue(to, '2026-12-05'));

  it('add an estimate to the day of arrival', () => {
    expect(readyByFrom('2026-11-27', { minDays: 21, maxDays: 24 })).toEqual({
      from: '2026-12-18',
      to: '2026-12-21',
    });
  });
});
