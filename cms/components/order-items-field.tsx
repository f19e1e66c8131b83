'use client';
import type { JSONFieldClientProps } from 'payload';
import { lazy, Suspense } from 'react';
import { type ControlProps, framedField } from './field-frame';

// Loads only for orders, because it needs the rules for gloves.
const OrderItemsInput = lazy(async () => ({
  default: (await import('./order-items-input')).OrderItemsInput,
}));

function LaterInput(props: ControlProps<JSONFieldClientProps>) {
  return (
    <Suspense fallback={<p className="shop-hint">Loading the gloves...</p>}>
      <OrderItemsInput {...props} />
    </Suspense>
  );
}

/** Shows an order's gloves as cards. They're stored together in one field. */
export const OrderItemsField = framedField(LaterInput, 'shop-gloves', 'h3');
