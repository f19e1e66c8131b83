import { expect, it } from 'vitest';
import { plural } from './plural';

it.each([
  [0, '0 gloves'],
  [1, '1 glove'],
  [2, '2 gloves'],
  [1.5, '1.5 gloves'],
  [21, '21 gloves'],
])('plural of %d is %s', (count, text) => {
  expect(plural(count, { one: '1 glove', other: `${count} gloves` })).toBe(text);
});
