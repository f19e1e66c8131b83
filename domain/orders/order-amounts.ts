import type { ServiceView } from '../catalogue/service-contract';
import { type OrderTotals, orderTotal } from './pricing';

interface ChosenGlove {
  id?: string;
  serviceId: string;
}

interface StoredAmounts extends OrderTotals {
  items: readonly ChosenGlove[];
}

interface AmountsInput {
  order: StoredAmounts | null;
  gloves: readonly ChosenGlove[];
  services: readonly Pick<ServiceView, 'id' | 'price'>[];
  shippingCharge: number;
  rushCharge?: number;
}

/** An order's totals from the owner's form, in cents (rule 7.5). Stored amounts stay until a service, shipping, or rush changes. */
export function orderAmounts({
  order,
  gloves,
  services,
  shippingCharge,
  rushCharge = 0,
}: AmountsInput): OrderTotals {
  const rush = rushCharge > 0 && { rushCharge };
  const subtotal = subtotalOf(order, gloves, services);
  const isSame = shippingCharge === order?.shippingCharge && rushCharge === (order.rushCharge ?? 0);
  if (order && subtotal === null && isSame) {
    const { discountAmount, total } = order;
    return { subtotal: order.subtotal, discountAmount, shippingCharge, ...rush, total };
  }
  const parts = {
    subtotal: subtotal ?? order?.subtotal ?? 0,
    discountAmount: order?.discountAmount ?? 0,
    shippingCharge,
    ...rush,
  };
  return { ...parts, total: orderTotal(parts) };
}

/** The gloves' subtotal in cents, or null if no service changed. A glove with the same service keeps its old price. */
function subtotalOf(
  order: StoredAmounts | null,
  gloves: readonly ChosenGlove[],
  services: AmountsInput['services'],
): number | null {
  const sum = (some: readonly ChosenGlove[]) =>
    some.reduce((all, { serviceId }) => all + (services.find(({ id }) => id === serviceId)?.price ?? 0), 0);
  if (!order) return sum(gloves);
  const isSame = (a: ChosenGlove) => (b: ChosenGlove) => a.id === b.id && a.serviceId === b.serviceId;
  const added = gloves.filter((glove) => !order.items.some(isSame(glove)));
  const dropped = order.items.filter((item) => !gloves.some(isSame(item)));
  if (added.length === 0 && dropped.length === 0) return null;
  if (added.length === gloves.length) return sum(gloves);
  return Math.max(0, order.subtotal + sum(added) - sum(dropped));
}
