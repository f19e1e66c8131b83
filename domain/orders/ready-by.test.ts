import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { formatReadyEstimate, isLaceOutOfStock, readyEstimate, TURNAROUND_DAYS } from './ready-by';

describe('readyEstimate', () => {
  it.each([
    ['no lace color', [], '14 days'],
    ['a color in stock', [3], '14 days'],
    ['plenty', [10, 3, 250], '14 days'],
    ['two left', [2], '21 to 24 days'],
    ['none left', [0], '21 to 24 days'],
    ['one of several low', [10, 2, 10], '21 to 24 days'],
    ['several low add the days once', [0, 1, 2], '21 to 24 days'],
  ])('handles %s', (_name, inventories, shown) => {
    const estimate = readyEstimate({ turnaroundDays: TURNAROUND_DAYS, serviceDays: [], inventories });
    expect(formatReadyEstimate(estimate)).toBe(shown);
  });

  cases([
    [1, [], '1 day'],
    [30, [], '30 days'],
    [30, [0], '37 to 40 days'],
  ])("uses the shop's own turnaround of %d days", ([turnaroundDays, inventories]) =>
    formatReadyEstimate(readyEstimate({ turnaroundDays, serviceDays: [], inventories })),
  );

  cases([
    ['a service with its own turnaround', [5], [], '5 days'],
    ['a longer service next to it', [5, 30], [], '30 days'],
    ["a service with the shop's turnaround next to a short one", [5, null], [], '14 days'],
    ['a service with its own turnaround and a color out of stock', [30], [0], '37 to 40 days'],
  ])('handles %s', ([_name, serviceDays, inventories]) =>
    formatReadyEstimate(readyEstimate({ turnaroundDays: 14, serviceDays, inventories })),
  );
});

describe('isLaceOutOfStock', () => {
  cases([
    [0, true],
    [2, true],
    [3, false],
    [4, false],
  ])('with %d in stock is %s', ([inventory]) => isLaceOutOfStock(inventory));
});
