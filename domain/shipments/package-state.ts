import { formatDay } from '../words/days';
import { keysOf } from '../words/keys-of';
import type { ShipmentDirection } from './shipment';

interface PackageWords {
  /** The customer's words for the package back to them and for the one to the shop (rule 27.11). */
  words: Record<ShipmentDirection, string>;
  /** Whether the carrier's day is still to come. */
  isExpected?: boolean;
  /** Whether the customer and the owner get an email because something went wrong. */
  isTrouble?: boolean;
}

/** Where a carrier says a package is. Of two reports with the same time, the one in the later row wins. */
const TABLE = {
  on_its_way: {
    words: { to_customer: 'On its way', to_shop: 'On its way to us' },
    isExpected: true,
  },
  delayed: {
    words: { to_customer: 'Delayed', to_shop: 'Delayed on its way to us' },
    isExpected: true,
  },
  out_for_delivery: {
    words: { to_customer: 'Out for delivery today', to_shop: 'Out for delivery today' },
  },
  // The carrier couldn't deliver the package, lost it, or damaged it.
  failed: {
    words: { to_customer: 'Delayed', to_shop: 'Delayed on its way to us' },
    isTrouble: true,
  },
  delivered: {
    words: { to_customer: 'Delivered', to_shop: 'Delivered to us' },
  },
  returned: {
    words: { to_customer: 'Returned to us', to_shop: 'Returned to you' },
    isTrouble: true,
  },
} as const satisfies Record<string, PackageWords>;
export type PackageState = keyof typeof TABLE;

const STATES: Readonly<Record<PackageState, PackageWords>> = TABLE;
export const PACKAGE_STATES = keysOf(TABLE);

export const isTrouble = (state: PackageState): boolean => STATES[state].isTrouble === true;

/** Where a package to the shop is, for the views "Arriving" and "Delivered, not scanned" (rule 27.18). */
export const INBOUND_STATES = ['arriving', 'delivered'] as const;
export type InboundState = (typeof INBOUND_STATES)[number];

interface DescribedPackage {
  direction: ShipmentDirection;
  state: PackageState;
  /** 'YYYY-MM-DD', as the carrier expects or reports it. */
  day: string | null;
}

/** "On its way, expected Sat, Nov 28". */
export function packageText({ direction, state, day }: DescribedPackage): string {
  const { words, isExpected } = STATES[state];
  return isExpected && day ? `${words[direction]}, expected ${formatDay(day)}` : words[direction];
}

/** "Arriving Sat, Nov 28". */
export function inboundText({ state, day }: { state: InboundState; day: string | null }): string {
  const label = state === 'arriving' ? 'Arriving' : 'Delivered';
  return day ? `${label} ${formatDay(day)}` : label;
}

export interface PackageReport {
  /** Null if the carrier doesn't have the package yet, or doesn't say where it is. */
  state: PackageState | null;
  /** When the provider reported it, in ISO 8601 and UTC. */
  at: string;
}

const rank = (state: PackageState | null) => (state === null ? -1 : PACKAGE_STATES.indexOf(state));

/** Whether a report replaces the current one (rule 27.12). Late and repeated reports don't. A scan after the delivery doesn't undo it. */
export function isNews(known: PackageReport | null, report: PackageReport): boolean {
  if (!known) return true;
  if (report.state === null && known.state !== null) return false;
  const isArrived = known.state === 'delivered' || known.state === 'returned';
  if (isArrived && rank(report.state) < rank(known.state)) return false;
  return report.at === known.at ? rank(report.state) > rank(known.state) : report.at > known.at;
}
