import {
  ORDER_STATUS_LABEL,
  PAYMENT_STATUS_LABEL,
  type PaymentStatus,
  statusTraits,
} from '#domain/orders/order-status';
import { entryOf, labelOf } from '#domain/words/label-of';
import { Badge, type BadgeVariant } from '../../ui/badge';

/** The dashboard's badge styles (rule 7.12). */
const PAYMENT_VARIANT = {
  succeeded: 'default',
  pending: 'secondary',
  failed: 'destructive',
} as const satisfies Record<PaymentStatus, string>;

/** Returns the badge style of a status, known or not (rule 2.11). */
export function statusVariant(status: string): BadgeVariant {
  return statusTraits(status)?.badge ?? 'default';
}

export function StatusBadge({ status }: { status: string }) {
  return <Badge variant={statusVariant(status)}>{labelOf(ORDER_STATUS_LABEL, status)}</Badge>;
}

export function PaymentBadge({ status }: { status: string }) {
  return (
    <Badge variant={entryOf(PAYMENT_VARIANT, status) ?? 'secondary'}>
      {labelOf(PAYMENT_STATUS_LABEL, status)}
    </Badge>
  );
}
