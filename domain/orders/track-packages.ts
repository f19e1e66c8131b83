import { PACKAGE_STATES, type PackageState } from '../shipments/package-state';
import { SHIPMENT_DIRECTIONS, type ShipmentDirection } from '../shipments/shipment';
import type { OrderEvent } from './order-events';

interface PackageData {
  direction: ShipmentDirection;
  state: PackageState;
  day: string | null;
}

/** Returns the text of a package event, or null if its state is unknown. */
export function packageData({ direction, state, day }: OrderEvent['data']): PackageData | null {
  const way = SHIPMENT_DIRECTIONS.find((each) => each === direction);
  const known = PACKAGE_STATES.find((each) => each === state);
  return way && known ? { direction: way, state: known, day: typeof day === 'string' ? day : null } : null;
}

type Happened = Pick<OrderEvent, 'kind' | 'at' | 'data'>;

/** Returns the carrier's last report about the return package, unless the glove has arrived again since. */
export function lastOnWayBack(history: readonly Happened[]): Happened | null {
  const last = history.findLast(
    ({ kind, data }) =>
      (kind === 'package' && data.direction === 'to_customer') ||
      (kind === 'status' && data.to !== 'shipped'),
  );
  return last?.kind === 'package' ? last : null;
}

/** When a carrier delivered the package back to the customer (rule 27.16). */
export function deliveredAt(history: readonly Happened[]): string | null {
  const last = lastOnWayBack(history);
  return last?.data.state === 'delivered' ? last.at : null;
}
