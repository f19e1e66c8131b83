import { describe, expect, it } from 'vitest';
import { canonical } from './copy-shop';

describe('the canonical form of a document', () => {
  it('is the same for fields in another order', () => {
    expect(canonical({ a: 1, b: { c: 2, d: 3 } })).toBe(canonical({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it('is the same for what is empty and what is not there', () => {
    expect(canonical({ a: 1, b: null, c: undefined, d: [] })).toBe(canonical({ a: 1 }));
  });

  it('is the same for a moment and its text', () => {
    const moment = '2026-01-31T12:00:00.000Z';
    expect(canonical({ at: new Date(moment) })).toBe(canonical({ at: moment }));
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 0 }, {}],
    [{ a: '' }, {}],
    [{ a: false }, {}],
    [{ a: [1, 2] }, { a: [2, 1] }],
  ])('tells %j from %j', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other));
  });
});
