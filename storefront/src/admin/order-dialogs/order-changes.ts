import type { AdminOrderPatchInput, AdminOrderRequestInput } from '#domain/orders/admin-order-contract';
import type { OrderView } from '#domain/orders/order-view';
import type { OrderTotals } from '#domain/orders/pricing';
import { changedFields } from '../parts/changed-fields';
import { type OrderFormResult, type OrderFormValues, orderFormValues } from './order-form-values';

/** A new order as the call takes it; what became of it is tracked later (rule 7.5). */
export function newOrder(
  { trackingNumber: _unused, ...order }: OrderFormResult,
  { subtotal, discountAmount, total }: OrderTotals,
): AdminOrderRequestInput {
  return { ...order, subtotal, discountAmount, total };
}

interface ChangedForm {
  order: OrderView;
  typed: OrderFormValues;
  result: OrderFormResult;
  amounts: OrderTotals;
}

/** What the owner changed of an order, and the amounts that change with it. */
export function orderChanges({ order, typed, result, amounts }: ChangedForm): AdminOrderPatchInput {
  const changes: AdminOrderPatchInput = changedFields(orderFormValues(order), typed, result);
  // Nobody needs an address at the counter: it goes and comes with the way of delivery.
  if ('deliveryMethod' in changes) changes.shippingAddress = result.shippingAddress;
  for (const amount of ['subtotal', 'discountAmount', 'total'] as const) {
    if (amounts[amount] !== order[amount]) changes[amount] = amounts[amount];
  }
  return changes;
}
