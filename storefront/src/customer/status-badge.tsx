import { ORDER_STATUS_LABEL, type OrderStatus } from '#domain/orders/order-status';
import { entryOf, labelOf } from '#domain/words/label-of';
import { Badge } from '../ui/badge';

/** The customer dashboard's badge styles (rule 7.12). */
const VARIANT = {
  pending_payment: 'secondary',
  not_received: 'secondary',
  received: 'default',
  'in-progress': 'default',
  shipped: 'default',
  canceled: 'destructive',
} as const satisfies Record<OrderStatus, string>;

/** An order's status as its customer sees it. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge variant={entryOf(VARIANT, status) ?? 'secondary'}>{labelOf(ORDER_STATUS_LABEL, status)}</Badge>
  );
}
