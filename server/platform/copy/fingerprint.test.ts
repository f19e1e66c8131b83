import { describe, expect, it } from 'vitest';
import { canonical } from './copy-shop';

describe('canonical', () => {
  it('ignores the order of fields', () => {
    expect(canonical({ a: 1, b: { c: 2, d: 3 } })).toBe(canonical({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('treats empty and missing values as equal', () => {
    expect(canonical({ a: 1, b: null, c: undefined, d: [] })).toBe(canonical({ a: 1 }));
  });

  it('treats a date and its text form as equal', () => {
    const moment = '2026-01-31T12:00:00.000Z';
    expect(canonical({ at: new Date(moment) })).toBe(canonical({ at: moment }));
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 0 }, {}],
    [{ a: '' }, {}],
    [{ a: false }, {}],
    [{ a: [1, 2] }, { a: [2, 1] }],
  ])('distinguishes %j from %j', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });
});
