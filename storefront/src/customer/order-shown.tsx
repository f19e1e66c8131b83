import { ORDER_STATUS_LABEL, statusTraits } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { labelOf } from '#domain/words/label-of';
import { Badge } from '../ui/badge';
import * as texts from './customer-texts';

/** Returns the glove details for the order history (rule 7.8). */
export function orderGloveDetails({ items }: OrderView): string {
  return items[0]?.gloveDetails || texts.noDetailsAvailable;
}

/** Returns the order's date in the browser's format (rule 1.4). */
export function orderDate({ createdAt }: OrderView): string {
  return new Date(createdAt).toLocaleDateString();
}

export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge variant={statusTraits(status)?.customerBadge ?? 'secondary'}>
      {labelOf(ORDER_STATUS_LABEL, status)}
    </Badge>
  );
}
