import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startsFirst } from '#domain/lists/list-fields';
import { queryForPage } from '../parts/use-list-params';
import { readOrderList } from './order-filters';

const read = (search: string) => readOrderList(Object.fromEntries(new URLSearchParams(search)));

describe('order filters in the URL', () => {
  it('default to none, newest first, page 1', () => {
    expect(read('tab=orders')).toEqual({ sort: '-createdAt', page: 1 });
  });

  it('parse from the query', () => {
    const search =
      'search=jo&status=shipped&paymentStatus=pending&deliveryMethod=ship&from=2026-01-01&to=2026-01-31&sort=total&page=3';
    expect(read(search)).toEqual({
      search: 'jo',
      status: 'shipped',
      paymentStatus: 'pending',
      deliveryMethod: 'ship',
      from: '2026-01-01',
      to: '2026-01-31',
      sort: 'total',
      page: 3,
    });
  });

  it.each([
    'status=gone',
    'paymentStatus=',
    'deliveryMethod=pigeon',
    'from=yesterday',
    'from=0002-01-01',
    'to=9999-12-31',
    'sort=hash',
    'page=0',
    'page=x',
    'page=1.5',
    'page=1000001',
    `search=${'x'.repeat(201)}`,
  ])('ignore invalid values: %s', (search) => {
    expect(read(search)).toEqual({ sort: '-createdAt', page: 1 });
  });

  it.each([
    ['from=2026-02-01&to=2026-01-31', true],
    ['from=2026-01-31&to=2026-01-31', false],
    ['to=2026-01-31', false],
  ])('report whether %s ends before it starts: %s', (search, first) => {
    expect(startsFirst(read(search))).toBe(!first);
  });
});

describe('order list request', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  it("uses days in the owner's time zone, across DST changes too", () => {
    expect(queryForPage(read('from=2026-03-08&to=2026-03-08&page=2'))).toEqual({
      sort: '-createdAt',
      page: '2',
      limit: '50',
      from: '2026-03-08T05:00:00.000Z',
      to: '2026-03-09T03:59:59.999Z',
    });
  });
});
