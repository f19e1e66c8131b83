import { ORDER_STATUS_LABEL, type OrderStatus } from '#domain/order-status';
import { Badge } from '../ui/badge';

/** The customer dashboard's badge styles (spec 4). */
const VARIANT = {
  pending_payment: 'secondary',
  not_received: 'secondary',
  received: 'default',
  'in-progress': 'default',
  shipped: 'default',
  canceled: 'destructive',
} as const satisfies Record<OrderStatus, string>;

/** An order's status as its customer sees it. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge variant={VARIANT[status]}>{ORDER_STATUS_LABEL[status]}</Badge>;
}
