const STARTS = {
  UPS: '1Z999AA101234567',
  USPS: '94001000000000000000',
  FedEx: '9999000000',
} as const;
export type Carrier = keyof typeof STARTS;

/** Whether a carrier returns the glove. */
export function isCarrier(back: string): back is Carrier {
  return Object.hasOwn(STARTS, back);
}

export function demoTracking(carrier: Carrier, number: number): string {
  return STARTS[carrier] + String(number).padStart(2, '0');
}
