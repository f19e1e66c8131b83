import { describe, expect, it } from 'vitest';
import { customerListQuery, orderListQuery } from './list-query';

describe('list queries', () => {
  it('match everything without parameters', () => {
    expect(orderListQuery.parse({})).toEqual({ pageSize: null });
  });

  it.each([
    [{ page: '3' }, { page: 3, limit: 50 }],
    [{ limit: '500' }, { page: 1, limit: 500 }],
    [
      { page: '2', limit: '10' },
      { page: 2, limit: 10 },
    ],
  ])('parse %j as the page %j', (query, pageSize) => {
    expect(orderListQuery.parse(query).pageSize).toEqual(pageSize);
  });

  it('treat days as whole UTC days and moments as exact', () => {
    expect(orderListQuery.parse({ from: '2025-01-31', to: '2025-01-31' })).toMatchObject({
      from: '2025-01-31T00:00:00.000Z',
      to: '2025-01-31T23:59:59.999Z',
    });
    expect(orderListQuery.parse({ from: '2025-01-31T10:00:00+02:00' }).from).toBe('2025-01-31T08:00:00.000Z');
  });

  it.each([
    ...['2025-02-29', '31.01.2025', '2025-13-01', 'yesterday'].map((from) => ['from', { from }] as const),
    ['to', { from: '2025-01-02', to: '2025-01-01' }],
    ...['0', '-1', 'x', '1.5', '1e3', '', '99999999999', ['1', '2']].map(
      (page) => ['page', { page }] as const,
    ),
    ...['0', '501'].map((limit) => ['limit', { limit }] as const),
    ...['opted_in', 'gone', ''].map((status) => ['status', { status }] as const),
    ...['-name', 'hash', 'createdAt,total'].map((sort) => ['sort', { sort }] as const),
    ['search', { search: 'x'.repeat(201) }],
    ...['paid', ''].map((paymentStatus) => ['paymentStatus', { paymentStatus }] as const),
    ...['drop-off', ['ship', 'ship']].map(
      (deliveryMethod) => ['deliveryMethod', { deliveryMethod }] as const,
    ),
  ] as const)('reject a wrong %s: %j', (field, query) => {
    expect(orderListQuery.safeParse(query).error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  it('filter orders by payment and delivery too', () => {
    const narrowed = { paymentStatus: 'failed', deliveryMethod: 'dropoff' };
    expect(orderListQuery.parse(narrowed)).toEqual({ ...narrowed, pageSize: null });
  });

  it('have separate statuses and sorts for customers', () => {
    expect(customerListQuery.parse({ status: 'opted_in', sort: '-name' })).toMatchObject({ sort: '-name' });
    expect(customerListQuery.safeParse({ status: 'shipped' }).success).toBe(false);
  });
});
