/** Where a carrier's numbers begin that no package has. */
const STARTS = {
  UPS: '1Z999AA101234567',
  USPS: '94001000000000000000',
  FedEx: '9999000000',
} as const;
/** Who takes a glove back to its owner. */
export type Carrier = keyof typeof STARTS;

/** Whether a glove comes back by mail, by how it comes back. */
export function isCarrier(back: string): back is Carrier {
  return Object.hasOwn(STARTS, back);
}

/** A tracking number in a carrier's own form. */
export function demoTracking(carrier: Carrier, number: number): string {
  return STARTS[carrier] + String(number).padStart(2, '0');
}
