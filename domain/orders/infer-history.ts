import { labelOf } from '../words/label-of';
import { isPublicKind, type NewEvent, type OrderEvent } from './order-events';
import { historyOfNewOrder, type RecordedOrder } from './order-history';
import { ORDER_STATUS_LABEL } from './order-status';
import { STATUS_TABLE } from './status-table';

interface OldOrder extends RecordedOrder {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** The history of an order that's older than our records: placed, paid, and its current status (rule 15.2). */
export function inferHistory(order: OldOrder): OrderEvent[] {
  const { id, createdAt, updatedAt } = order;
  const events = [
    ...historyOfNewOrder(order, { role: 'customer' }).map((event) => ({ ...event, at: createdAt })),
    ...currentStatus(order).map((event) => ({ ...event, at: updatedAt })),
  ];
  return events.map((event) => ({
    data: {},
    ...event,
    id: `${id}:${event.kind}`,
    isPublic: isPublicKind(event.kind),
  }));
}

function currentStatus({ status: to }: OldOrder): NewEvent[] {
  if (to === 'pending_payment' || to === 'not_received') return [];
  const event = { actor: { role: 'shop' as const }, data: { from: null, to } };
  return to === 'canceled'
    ? [{ ...event, kind: 'canceled', text: STATUS_TABLE.canceled.label }]
    : [{ ...event, kind: 'status', text: `Since then: ${labelOf(ORDER_STATUS_LABEL, to)}` }];
}
