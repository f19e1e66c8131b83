import { describe, expect, it } from 'vitest';
import { typedStock } from './lace-stock';

describe('typedStock', () => {
  it.each([
    ['0', 0],
    [' 12 ', 12],
    ['007', 7],
  ])('parses %j as %i', (typed, expected) => {
    expect(typedStock(typed)).toBe(expected);
  });

  it.each(['', ' ', '-1', '1.5', '1e3', 'many', '99999999999999999999'])('rejects %j', (typed) => {
    expect(typedStock(typed)).toBeNull();
  });
});
