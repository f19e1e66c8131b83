import { expect, it } from 'vitest';
import { nextBackup } from './backup-times';

it.each([
  [new Date(2026, 0, 31, 2, 0), new Date(2026, 0, 31, 3, 15)],
  [new Date(2026, 0, 31, 3, 15), new Date(2026, 1, 1, 3, 15)],
  [new Date(2026, 0, 31, 23, 59), new Date(2026, 1, 1, 3, 15)],
])('after %s, the next backup is at %s (rule 24.1)', (after, next) => {
  expect(nextBackup('03:15', after)).toEqual(next);
});
