import type { Where } from 'payload';
import { describe, expect, it } from 'vitest';
import { whereMongo } from './read-mongo';

describe('whereMongo', () => {
  it('joins filters and escapes the search', () => {
    const filters: Where[] = [
      { id: { equals: 'a' } },
      { active: { equals: true } },
      { total: { greater_than_equal: 1, less_than_equal: 2 } },
      { searchText: { contains: '.*(100%)' } },
      { status: { in: ['shipped', 'canceled'] } },
      { readyTo: { exists: true } },
      { total: { exists: false } },
    ];
    expect(whereMongo(filters)).toEqual({
      $and: [
        { _id: { $eq: 'a' } },
        { active: { $eq: true } },
        { total: { $gte: 1 } },
        { total: { $lte: 2 } },
        { searchText: { $regex: '\\.\\*\\(100%\\)' } },
        { status: { $in: ['shipped', 'canceled'] } },
        { readyTo: { $ne: null } },
        { total: { $eq: null } },
      ],
    });
  });

  it('matches everything without filters', () => {
    expect(whereMongo([])).toEqual({});
  });

  const UNKNOWN: Where[] = [
    { status: { not_equals: 'shipped' } },
    { status: Object.fromEntries([['constructor', 'shipped']]) },
    { status: { equals: null } },
    { status: Object.fromEntries([['equals', { $ne: 'shipped' }]]) },
    { status: { in: 'shipped' } },
    { status: Object.fromEntries([['in', [{ $ne: 'shipped' }]]]) },
    { or: [{ status: { equals: 'shipped' } }] },
  ];

  it.each(UNKNOWN)('throws for %j instead of ignoring it', (filter) => {
    expect(() => whereMongo([filter])).toThrow('no MongoDB filter');
  });
});
