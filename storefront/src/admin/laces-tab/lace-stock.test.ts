import { describe, expect, it } from 'vitest';
import { typedStock } from './lace-stock';

describe('typedStock', () => {
  it.each([
    ['0', 0],
    [' 12 ', 12],
    ['007', 7],
  ])('takes %j as %i', (typed, expected) => {
    expect(typedStock(typed)).toBe(expected);
  });

  it.each(['', ' ', '-1', '1.5', '1e3', 'many', '99999999999999999999'])('does not take %j', (typed) => {
    expect(typedStock(typed)).toBeNull();
  });
});
