import { describe, expect, it } from 'vitest';
import { refuseOtherSearch, wholeCount } from './page-query';

describe('wholeCount', () => {
  it.each([
    [null, 0, 0],
    [null, 120, 120],
    [{ page: 1, limit: 50 }, 0, 0],
    [{ page: 1, limit: 50 }, 49, 49],
    [{ page: 3, limit: 50 }, 20, 120],
    [{ page: 1, limit: 50 }, 50, null],
    [{ page: 3, limit: 50 }, 50, null],
    // Far behind the end.
    [{ page: 9, limit: 50 }, 0, null],
  ])('page %j with %d entries: %s in all', (pageSize, read, total) => {
    expect(wholeCount(pageSize, read)).toBe(total);
  });
});

it('a search looks only in what is kept in lower case', () => {
  expect(() =>
    refuseOtherSearch([{ status: { equals: 'a' } }, { searchText: { contains: 'a' } }]),
  ).not.toThrow();
  expect(() => refuseOtherSearch([{ searchText: { contains: 'a' } }, { name: { contains: 'a' } }])).toThrow(
    'name',
  );
});
