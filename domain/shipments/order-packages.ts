import { z } from 'zod';
import { timestamp } from '../wire/wire';
import { keysOf } from '../words/keys-of';
import { type InboundState, isNews, isTrouble, PACKAGE_STATES, packageText } from './package-state';
import { SHIPMENT_DIRECTION_LABEL, type ShipmentDirection } from './shipment';

const packageStatus = z.object({
  shipmentId: z.string(),
  carrier: z.nullable(z.string()),
  state: z.enum(PACKAGE_STATES),
  /** The day the carrier expects it, or the day it was delivered: 'YYYY-MM-DD'. */
  day: z.nullable(z.iso.date()),
  /** When the carrier says the package got into this state. */
  since: timestamp,
  /** When the provider last reported it. */
  at: timestamp,
});
export type PackageStatus = z.infer<typeof packageStatus>;

const orderPackages = z.partialRecord(z.enum(keysOf(SHIPMENT_DIRECTION_LABEL)), packageStatus).catch({});
export type OrderPackages = z.infer<typeof orderPackages>;

export function packagesOf({ packages }: { packages?: unknown }): OrderPackages {
  return orderPackages.parse(packages ?? {});
}

/** Returns an order's packages after a report about one of them, or null if the report isn't new. */
export function packagesAfter(
  packages: OrderPackages,
  direction: ShipmentDirection,
  report: PackageStatus,
): OrderPackages | null {
  const known = packages[direction];
  const isSame = known?.shipmentId === report.shipmentId;
  if (known && (isSame ? !isNews(known, report) : report.at <= known.at)) return null;
  const since = isSame && known?.state === report.state ? known.since : report.since;
  return { ...packages, [direction]: { ...report, since } };
}

/**
 * The stored fields about the package to the shop. After a failed delivery, nobody knows the day. A package that went back to its sender is no
 * longer expected.
 */
export function inboundFields({ to_shop: inbound }: OrderPackages): {
  inbound: InboundState | null;
  inboundDay: string | null;
} {
  if (!inbound || inbound.state === 'returned') return { inbound: null, inboundDay: null };
  if (isTrouble(inbound.state)) return { inbound: 'arriving', inboundDay: null };
  return { inbound: inbound.state === 'delivered' ? 'delivered' : 'arriving', inboundDay: inbound.day };
}

interface PackageChange {
  direction: ShipmentDirection;
  /** The package's state in words for the shop's history. */
  text: string;
  status: PackageStatus;
}

export function packageChanges(
  before: { packages?: unknown },
  after: { packages?: unknown },
): PackageChange[] {
  if (before.packages === after.packages) return [];
  const [had, has] = [packagesOf(before), packagesOf(after)];
  return keysOf(SHIPMENT_DIRECTION_LABEL).flatMap((direction) => {
    const [was, status] = [had[direction], has[direction]];
    if (!status || (was?.state === status.state && was.shipmentId === status.shipmentId)) return [];
    const { state, day, carrier } = status;
    const text = `${carrier ?? 'Carrier'}: ${packageText({ direction, state, day })}`;
    return [{ direction, text, status }];
  });
}
