import { expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { formatDate, formatDay, formatMonthDay, formatTime, monthName, splitAtDates } from './days';

it.each([
  { text: 'Ready around Fri, Dec 11', pieces: ['Ready around ', 'Fri, Dec 11', ''] },
  { text: 'Fri, Dec 18 to Mon, Dec 21.', pieces: ['', 'Fri, Dec 18', ' to ', 'Mon, Dec 21', '.'] },
  { text: 'Ends May 4, 2026, for new customers', pieces: ['Ends ', 'May 4, 2026', ', for new customers'] },
  { text: 'May we show 3 photos?', pieces: ['May we show 3 photos?'] },
])('splitAtDates splits "$text" around its dates', ({ text, pieces }) => {
  expect(splitAtDates(text)).toEqual(pieces);
});

cases([
  ['00:05', '12:05 AM'],
  ['9:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('formatTime writes %s as %s', ([time]) => formatTime(time));

it('monthName writes the whole month', () => {
  expect(monthName('2026-11')).toBe('November 2026');
});

it('formatDate writes a year of any length', () => {
  expect(formatDate('10000-01-01')).toBe('Jan 1, 10000');
});

it('splitAtDates knows every date as we write it', () => {
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-17`;
    for (const text of [formatDay(day), formatMonthDay(day), formatDate(day)])
      expect(splitAtDates(text)).toEqual(['', text, '']);
  }
});
