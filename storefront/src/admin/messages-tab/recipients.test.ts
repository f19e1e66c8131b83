import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../fixtures';
import { findCustomers, reachableIds, select } from './recipients';

const GONE = { ...CUSTOMER, id: 'gone', name: 'Zoë Gone', phone: null, getsMessages: 0 as const };

describe('findCustomers', () => {
  it.each([
    ['', [CUSTOMER, GONE]],
    ['jo catcher', [CUSTOMER]],
    ['JO@EXAMPLE', [CUSTOMER, GONE]],
    ['(555) 010-2345', [CUSTOMER]],
    ['zoë', [GONE]],
    ['nobody', []],
  ])('"%s"', (search, found) => {
    expect(findCustomers([CUSTOMER, GONE], search)).toEqual(found);
  });
});

describe('reachableIds', () => {
  it('leaves out who unsubscribed', () => {
    expect(reachableIds([CUSTOMER, GONE])).toEqual([CUSTOMER.id]);
  });
});

describe('select', () => {
  it('puts in once, and takes out', () => {
    expect(select(['a', 'b'], ['b', 'c'], true)).toEqual(['a', 'b', 'c']);
    expect(select(['a', 'b', 'c'], ['b', 'x'], false)).toEqual(['a', 'c']);
  });
});
