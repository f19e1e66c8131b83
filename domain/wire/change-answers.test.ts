import { expect, it } from 'vitest';
import { ifMatch, NOT_A_VERSION } from './change-answers';
import { entityTag } from './headers';

it.each([
  ['"3"', 3],
  ['3', 3],
  ['W/"3"', 3],
  [' "0" ', 0],
  ['*', null],
  [entityTag(12), 12],
])('ifMatch reads %s', (header, version) => {
  expect(ifMatch.parse(header)).toBe(version);
});

it.each(['', '"', '"three"', '-1', '1.5', 'w/"3"', '"3", "4"', '**', '"3', `"${'9'.repeat(16)}"`])(
  'ifMatch rejects %s and says what it accepts',
  (header) => {
    expect(ifMatch.safeParse(header).error?.issues[0]?.message).toBe(NOT_A_VERSION);
  },
);
