import { expect, it } from 'vitest';
import { formatTypedTime, timeOfDay } from './text-hours';
import { textRules } from './text-settings';

it.each([
  ['8 am', '08:00', '8 am'],
  ['8AM', '08:00', '8 am'],
  ['12 pm', '12:00', '12 pm'],
  ['12:15 a.m.', '00:15', '12:15 am'],
  [' 09:30 PM ', '21:30', '9:30 pm'],
])('reads %s', (typed, time, shown) => {
  expect(timeOfDay(typed)).toBe(time);
  expect(formatTypedTime(typed)).toBe(shown);
  expect(textRules.textsFrom.parse(typed)).toBe(shown);
});

it.each(['', '8', '20:00', '13 pm', '0 am', '8:60 am', 'morning'])('refuses %s', (typed) => {
  expect(timeOfDay(typed)).toBeNull();
  expect(textRules.textsUntil.safeParse(typed).success).toBe(false);
});

it('knows time zones', () => {
  expect(textRules.timeZone.parse('America/Chicago')).toBe('America/Chicago');
  expect(textRules.timeZone.parse('  ')).toBeNull();
  expect(textRules.timeZone.safeParse('Ohio').success).toBe(false);
});
