import type { OrderEvent } from '#domain/orders/order-events';
import type { OrderPackage } from '#domain/orders/order-package';
import { glovePlace } from '#domain/orders/order-status';
import { lastOnWayBack } from '#domain/orders/track-packages';
import { packagesOf } from '#domain/shipments/order-packages';
import { packageText } from '#domain/shipments/package-state';
import type { Order } from '../../payload-types';

/** Returns an order's package, if its carrier has reported anything (rule 27.16). */
export function presentPackage(order: Order, history: readonly OrderEvent[]): { package?: OrderPackage } {
  const isAwaited = glovePlace(order.status) === 'awaited';
  if (order.status === 'canceled' || !(isAwaited || lastOnWayBack(history))) return {};
  const direction = isAwaited ? 'to_shop' : 'to_customer';
  const status = packagesOf(order)[direction];
  if (!status) return {};
  const { state, day, carrier } = status;
  return { package: { direction, state, day, carrier, text: packageText({ direction, state, day }) } };
}
