'use client';
import { useFormFields } from '@payloadcms/ui';
import type { StoredOrderItem } from '#domain/orders/order-contract';
import { formatDollars } from '#domain/wire/money';

interface GloveTotalHint {
  gloves: StoredOrderItem[];
  isNewOrder: boolean;
}

/** Tells the owner when the gloves no longer add up to the order's subtotal, which only the owner changes. */
export function GloveTotalHint({ gloves, isNewOrder }: GloveTotalHint) {
  const subtotal = useFormFields(([fields]) => fields.subtotal?.value);
  const sum = gloves.reduce((total, glove) => total + glove.price, 0);
  if (gloves.length === 0) return null;
  if (isNewOrder) {
    return (
      <p className="shop-hint">{`The gloves add up to ${formatDollars(sum)}. Discount and shipping are worked out when the order is saved.`}</p>
    );
  }
  if (typeof subtotal !== 'number' || subtotal === sum) return null;
  return (
    <p className="shop-hint shop-hint--notice">
      {`The gloves add up to ${formatDollars(sum)}, the subtotal below is ${formatDollars(subtotal)}. Change subtotal and total by hand if the customer is to pay the difference.`}
    </p>
  );
}
