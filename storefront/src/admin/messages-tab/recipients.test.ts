import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { CUSTOMER } from '../fixtures';
import { findCustomers, reachableIds, select } from './recipients';

const DELETED = { ...CUSTOMER, id: 'gone', name: 'Zoë Gone', phone: null, getsMessages: 0 as const };

describe('findCustomers', () => {
  cases([
    ['', [CUSTOMER, DELETED]],
    ['jo catcher', [CUSTOMER]],
    ['JO@EXAMPLE', [CUSTOMER, DELETED]],
    ['(555) 010-2345', [CUSTOMER]],
    ['zoë', [DELETED]],
    ['nobody', []],
  ])('finds customers for "%s"', ([search]) => findCustomers([CUSTOMER, DELETED], { search }));

  it('filters by mailing list too', () => {
    const on = { ...CUSTOMER, id: 'on', mailingListOptIn: 1 as const };
    const off = { ...CUSTOMER, id: 'off', mailingListOptIn: 0 as const };
    expect(findCustomers([on, off], { search: '', status: 'opted_in' })).toEqual([on]);
    expect(findCustomers([on, off], { search: 'jo catcher', status: 'opted_out' })).toEqual([off]);
    expect(findCustomers([on, off], { search: 'nobody', status: 'opted_in' })).toEqual([]);
  });
});

describe('reachableIds', () => {
  it('skips customers who unsubscribed', () => {
    expect(reachableIds([CUSTOMER, DELETED])).toEqual([CUSTOMER.id]);
  });
});

describe('select', () => {
  it('adds once and removes', () => {
    expect(select(['a', 'b'], ['b', 'c'], true)).toEqual(['a', 'b', 'c']);
    expect(select(['a', 'b', 'c'], ['b', 'x'], false)).toEqual(['a', 'c']);
  });
});
