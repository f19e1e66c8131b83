import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import {
  inboundFields,
  type PackageStatus,
  packageChanges,
  packagesAfter,
  packagesOf,
} from './order-packages';

const status = (change: Partial<PackageStatus> = {}): PackageStatus => ({
  shipmentId: 's1',
  carrier: 'USPS',
  state: 'on_its_way',
  day: '2026-11-28',
  since: '2026-11-26T10:00:00.000Z',
  at: '2026-11-26T10:05:00.000Z',
  ...change,
});

describe('packagesAfter', () => {
  it('replaces a package only with newer reports, and keeps the time its state started', () => {
    const packages = { to_customer: status() };
    const older = status({ state: 'delivered', at: '2026-11-26T10:04:59.000Z' });
    expect(packagesAfter(packages, 'to_customer', older)).toBeNull();
    expect(packagesAfter(packages, 'to_customer', status())).toBeNull();
    const moved = status({
      day: '2026-11-30',
      at: '2026-11-27T00:00:00.000Z',
      since: '2026-11-27T00:00:00.000Z',
    });
    expect(packagesAfter(packages, 'to_customer', moved)).toEqual({
      to_customer: { ...moved, since: status().since },
    });
  });

  it('follows a new package in the same direction from its first newer report', () => {
    const packages = { to_customer: status({ state: 'delivered' }) };
    const other = status({ shipmentId: 's2', at: '2026-11-27T00:00:00.000Z' });
    expect(packagesAfter(packages, 'to_customer', other)).toEqual({ to_customer: other });
    expect(packagesAfter(packages, 'to_customer', { ...other, at: status().at })).toBeNull();
    expect(packagesAfter(packages, 'to_shop', other)).toEqual({ ...packages, to_shop: other });
  });
});

describe('inboundFields', () => {
  cases([
    ['on_its_way', { inbound: 'arriving', inboundDay: '2026-11-28' }],
    ['failed', { inbound: 'arriving', inboundDay: null }],
    ['delivered', { inbound: 'delivered', inboundDay: '2026-11-28' }],
    ['returned', { inbound: null, inboundDay: null }],
  ] as const)('of a package that is %s', ([state]) => inboundFields({ to_shop: status({ state }) }));

  it('are empty without a package to the shop', () => {
    expect(inboundFields({ to_customer: status() })).toEqual({ inbound: null, inboundDay: null });
  });
});

describe('packageChanges', () => {
  it('are the packages whose state changed, with a line for the shop', () => {
    const before = { packages: { to_shop: status({ state: 'delivered' }) } };
    const after = { packages: { to_shop: status({ state: 'delivered' }), to_customer: status() } };
    expect(packageChanges(before, after)).toEqual([
      { direction: 'to_customer', status: status(), text: 'USPS: On its way, expected Sat, Nov 28' },
    ]);
    expect(packageChanges(after, after)).toEqual([]);
    const later = { packages: { ...after.packages, to_customer: status({ day: '2026-11-30' }) } };
    expect(packageChanges(after, later)).toEqual([]);
  });

  it('treat anything else in the column as no packages', () => {
    expect(packagesOf({ packages: { to_shop: { state: 'gone' } } })).toEqual({});
    expect(packageChanges({ packages: null }, { packages: 'x' })).toEqual([]);
  });
});
