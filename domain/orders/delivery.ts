import { keysOf } from '../words/keys-of';

export const DELIVERY_LABEL = {
  ship: 'Ship',
  dropoff: 'Drop Off',
} as const;
export type DeliveryMethod = keyof typeof DELIVERY_LABEL;
export const DELIVERY_METHODS = keysOf(DELIVERY_LABEL);

export const SHIPPING_FEE = 1500;

/** Shipping charge for a delivery method, in cents (rule 5.2). */
export function shippingCharge(method: DeliveryMethod, fee: number): number {
  return method === 'ship' ? fee : 0;
}

export interface AddressParts {
  street: string;
  city: string;
  state: string;
  zip: string;
}

/** Street, then city, state, and zip on a second line (rule 6.4). */
export function formatShippingAddress({ street, city, state, zip }: AddressParts): string {
  return `${street.trim()}\n${city.trim()}, ${state.trim()} ${zip.trim()}`;
}
