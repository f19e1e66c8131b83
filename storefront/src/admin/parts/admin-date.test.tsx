import { expect, it } from 'vitest';
import { adminMoment, momentWithin } from './admin-date';

const now = new Date(2026, 4, 4, 9, 0);
const at = (day: number, hour: number, minute: number) =>
  adminMoment(new Date(2026, 4, day, hour, minute).toISOString(), now);

it.each([
  [4, 0, 5, 'Today, 12:05 AM'],
  [3, 23, 59, 'Yesterday, 11:59 PM'],
  [2, 14, 14, 'May 02, 2026, 2:14 PM'],
])("shows May %i at %i:%i as %s in the reader's time zone", (day, hour, minute, text) => {
  // Platforms use different spaces before AM and PM.
  expect(at(day, hour, minute).replaceAll(/\s/g, ' ')).toBe(text);
});

it('has no capital within a sentence, except for a month', () => {
  const within = (ago: number) => momentWithin(new Date(2026, 4, 4 - ago, 8, 5).toISOString(), now);
  const words = ['today, 8:05 AM', 'yesterday, 8:05 AM', 'May 02, 2026, 8:05 AM'];
  expect([0, 1, 2].map((ago) => within(ago).replaceAll(/\s/g, ' '))).toEqual(words);
});
