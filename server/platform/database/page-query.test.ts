import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { refuseOtherSearch, totalFromPage } from './page-query';

describe('totalFromPage', () => {
  cases([
    [null, 0, 0],
    [null, 120, 120],
    [{ page: 1, limit: 50 }, 0, 0],
    [{ page: 1, limit: 50 }, 49, 49],
    [{ page: 3, limit: 50 }, 20, 120],
    [{ page: 1, limit: 50 }, 50, null],
    [{ page: 3, limit: 50 }, 50, null],
    [{ page: 9, limit: 50 }, 0, null],
  ])('for page %j with %d entries, returns %s', ([pageSize, read]) => totalFromPage(pageSize, read));
});

it('refuseOtherSearch allows searches only in the lower-case field', () => {
  expect(() =>
    refuseOtherSearch([{ status: { equals: 'a' } }, { searchText: { contains: 'a' } }]),
  ).not.toThrow();
  expect(() => refuseOtherSearch([{ searchText: { contains: 'a' } }, { name: { contains: 'a' } }])).toThrow(
    'name',
  );
});
