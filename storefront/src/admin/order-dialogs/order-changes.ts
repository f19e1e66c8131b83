import type { AdminOrderPatchInput, AdminOrderRequestInput } from '#domain/admin-order-contract';
import type { OrderView } from '#domain/order-view';
import type { OrderTotals } from '#domain/pricing';
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

/** Only what the owner changed of an order: two dashboards do not write over each other's fields. */
export function orderChanges({ order, typed, result, amounts }: ChangedForm): AdminOrderPatchInput {
  const before = orderFormValues(order);
  const isTouched = (field: keyof OrderFormValues) =>
    JSON.stringify(before[field]) !== JSON.stringify(typed[field]);
  const { subtotal, discountAmount, total } = amounts;
  return {
    ...only(
      result,
      (field) => isTouched(field) || (field === 'shippingAddress' && isTouched('deliveryMethod')),
    ),
    ...only({ subtotal, discountAmount, total }, (field) => amounts[field] !== order[field]),
  };
}

function only<T extends object>(from: T, isWanted: (field: keyof T) => boolean): Partial<T> {
  const wanted: Partial<T> = {};
  for (const field in from) if (isWanted(field)) wanted[field] = from[field];
  return wanted;
}
