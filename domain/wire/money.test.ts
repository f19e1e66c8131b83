import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, inputs } from '#domain/testing/cases';
import { CURRENCY, centsToDecimal, dollarsToCents, formatCount, formatDollars, roundHalfUp } from './money';

describe('roundHalfUp', () => {
  cases([
    [0, 0],
    [0.4, 0],
    [0.5, 1],
    [1.5, 2],
    [2.5, 3],
    [100.49, 100],
    // Each is slightly off the half in binary floating point.
    [1.005 * 100, 101],
    [8.345 * 100, 835],
    [1.255 * 100, 126],
    [10.075 * 100, 1008],
    [1.1 * 100, 110],
    [4.35 * 100, 435],
    [0.07 * 100, 7],
    [99_999_999.5, 100_000_000],
  ])('rounds %d to %d', ([exact]) => roundHalfUp(exact));

  it('keeps every whole number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => roundHalfUp(cents) === cents),
    );
  });

  it('agrees with integer arithmetic for every half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (tenths) => {
        expect(roundHalfUp(tenths / 10)).toBe(Math.floor((tenths + 5) / 10));
      }),
    );
  });
});

cases([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345_678, '12,345,678'],
])('formats the count %d as %s', ([count]) => formatCount(count));

describe('formatDollars', () => {
  cases([
    [0, '$0.00'],
    [5, '$0.05'],
    [6500, '$65.00'],
    [6550, '$65.50'],
    [123_456_789, '$1,234,567.89'],
    [-500, '−$5.00'],
  ])('formats %d cents as %s', ([cents]) => formatDollars(cents));

  it("uses the shop's only currency", () => {
    expect(CURRENCY).toBe('USD');
  });
});

describe('dollarsToCents', () => {
  cases([
    ['65', 6500],
    ['65.5', 6550],
    ['65.50', 6550],
    [' 65.05 ', 6505],
    ['0', 0],
    ['.99', 99],
    ['19.99', 1999],
    ['1.005', 101],
    ['4.35', 435],
    ['1.15', 115],
  ])('parses %s as %d cents', ([typed]) => dollarsToCents(typed));

  inputs([
    '',
    '   ',
    '-1',
    '-0.01',
    'abc',
    '12,50',
    '$5',
    '1.2.3',
    'NaN',
    'Infinity',
    '-Infinity',
    '5 dollars',
  ])('rejects %j', (typed) => dollarsToCents(typed), null);
});

describe('centsToDecimal', () => {
  cases([
    [0, '0.00'],
    [5, '0.05'],
    [6500, '65.00'],
    [1999, '19.99'],
    [123_456, '1234.56'],
  ])('formats %d cents as %s', ([cents]) => centsToDecimal(cents));

  it('parses back to the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => {
        expect(dollarsToCents(centsToDecimal(cents))).toBe(cents);
      }),
    );
  });
});
