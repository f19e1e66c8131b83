import { orderNumber } from '../orders/order-number';
import { ORDER_STATUS_LABEL } from '../orders/order-status';
import { formatDollars } from '../wire/money';
import { labelOf } from '../words/label-of';

interface DeletedOrder {
  id: string;
  customerName: string;
  total?: number | null;
  status: string;
}

/** What the audit log records about a deleted order (rule 18.9): number, first name, total in cents, and status. */
export function deletedOrder(order: DeletedOrder | null) {
  if (!order) return { what: 'Order', subject: null };
  const { id, customerName, total, status } = order;
  const [firstName = ''] = customerName.trim().split(/\s+/);
  const number = orderNumber(id);
  const label = labelOf(ORDER_STATUS_LABEL, status);
  return {
    what: `Order ${number} (${firstName}, ${formatDollars(total ?? 0)}, ${label})`,
    subject: number,
    data: { number, firstName, total: total ?? 0, status },
  };
}
