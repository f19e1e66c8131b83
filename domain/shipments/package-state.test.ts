import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inboundText,
  isNews,
  PACKAGE_STATES,
  type PackageReport,
  type PackageState,
  packageText,
} from './package-state';

describe('packageText (rule 27.11)', () => {
  const text = (
    state: (typeof PACKAGE_STATES)[number],
    direction: 'to_shop' | 'to_customer' = 'to_customer',
  ) => packageText({ direction, state, day: '2026-11-28' });

  it('has the five public words, with the day the carrier expects it', () => {
    expect(PACKAGE_STATES.map((state) => text(state))).toEqual([
      'On its way, expected Sat, Nov 28',
      'Delayed, expected Sat, Nov 28',
      'Out for delivery today',
      'Delayed',
      'Delivered',
      'Returned to us',
    ]);
    expect(packageText({ direction: 'to_customer', state: 'on_its_way', day: null })).toBe('On its way');
  });

  it("is worded for the customer's own package", () => {
    expect(text('on_its_way', 'to_shop')).toBe('On its way to us, expected Sat, Nov 28');
    expect(text('delivered', 'to_shop')).toBe('Delivered to us');
    expect(text('returned', 'to_shop')).toBe('Returned to you');
  });

  it('names the day in the list of orders', () => {
    expect(inboundText({ state: 'arriving', day: '2026-11-28' })).toBe('Arriving Sat, Nov 28');
    expect(inboundText({ state: 'delivered', day: null })).toBe('Delivered');
  });
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 0, minute)).toISOString();
const report = fc.record({
  state: fc.option(fc.constantFrom(...PACKAGE_STATES)),
  at: fc.integer({ min: 0, max: 20 }).map(at),
});
const take = (known: PackageReport | null, next: PackageReport) => (isNews(known, next) ? next : known);
const inOrder = (reports: readonly PackageReport[]) => reports.reduce(take, null);

/** Every report arrives twice, and all of them in a different order. */
const shuffled = fc
  .array(report, { minLength: 1, maxLength: 12 })
  .chain((reports) =>
    fc.tuple(
      fc.constant(reports),
      fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
    ),
  );

describe('isNews (rule 27.12)', () => {
  it('never accepts an older report, in any order', () => {
    fc.assert(
      fc.property(report, report, (known, next) => {
        if (next.at < known.at) expect(isNews(known, next)).toBe(false);
      }),
    );
  });

  it('accepts a report once', () => {
    fc.assert(
      fc.property(fc.array(report, { minLength: 1 }), (reports) => {
        const end = inOrder(reports);
        expect(reports.reduce(take, end)).toEqual(end);
        expect(end && isNews(end, end)).toBe(false);
      }),
    );
  });

  it('ends with the newest report in any order, as long as nothing was delivered or returned', () => {
    fc.assert(
      fc.property(shuffled, ([reports, mixed]) => {
        const open = (each: PackageReport): each is PackageReport & { state: PackageState } =>
          each.state !== null && each.state !== 'delivered' && each.state !== 'returned';
        const newest = reports
          .filter(open)
          .toSorted(
            (one, other) =>
              one.at.localeCompare(other.at) ||
              PACKAGE_STATES.indexOf(one.state) - PACKAGE_STATES.indexOf(other.state),
          )
          .at(-1);
        expect(inOrder(mixed.filter(open))).toEqual(newest ?? null);
      }),
    );
  });

  it('keeps a delivery and a return, no matter what is scanned later', () => {
    fc.assert(
      fc.property(fc.array(report), fc.array(report), (before, after) => {
        const known = inOrder(before);
        const end = after.reduce(take, known);
        if (known?.state === 'delivered') expect(['delivered', 'returned']).toContain(end?.state);
        if (known?.state === 'returned') expect(end?.state).toBe('returned');
      }),
    );
  });

  it('keeps the state when the carrier reports none', () => {
    expect(isNews({ state: 'on_its_way', at: at(1) }, { state: null, at: at(2) })).toBe(false);
    expect(isNews({ state: null, at: at(1) }, { state: null, at: at(2) })).toBe(true);
  });
});
