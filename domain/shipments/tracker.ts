import { entryOf } from '../words/label-of';
import type { PackageState } from './package-state';

const STATE_OF: Readonly<Record<string, PackageState | null>> = {
  unknown: null,
  pre_transit: null,
  in_transit: 'on_its_way',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  // The package waits at the carrier's counter, so it won't be delivered.
  available_for_pickup: 'delayed',
  return_to_sender: 'returned',
  failure: 'failed',
  cancelled: null,
  error: null,
};

/** Status details that mean that a package in transit is late. */
const LATE = [
  'address_correction',
  'awaiting_information',
  'delayed',
  'delivery_exception',
  'held',
  'missorted',
  'transit_exception',
  'weather_delay',
];
const LOST = ['damaged', 'lost'];

interface TrackerReport {
  status: string;
  detail: string | null;
  isReturn: boolean;
}

/** Returns where a package is, or null if the carrier doesn't have it yet or its status is unknown. */
export function packageStateOf({ status, detail, isReturn }: TrackerReport): PackageState | null {
  const state = entryOf(STATE_OF, status) ?? null;
  // It was delivered to its sender.
  if (isReturn && state !== null) return 'returned';
  if (state !== 'on_its_way' || detail === null) return state;
  if (detail === 'return') return 'returned';
  if (LOST.includes(detail)) return 'failed';
  return LATE.includes(detail) ? 'delayed' : state;
}

/** Statuses after which a carrier reports nothing more. */
export const isOver = (state: PackageState | null): boolean => state === 'delivered' || state === 'returned';
