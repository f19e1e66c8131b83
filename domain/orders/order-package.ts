import { z } from 'zod';
import { PACKAGE_STATES } from '../shipments/package-state';
import { SHIPMENT_DIRECTIONS } from '../shipments/shipment';
import { formatDay } from '../words/days';

/** Where the carrier says an order's package is: the one to the shop until the glove arrives, then the one back. */
export const orderPackage = z.object({
  direction: z.enum(SHIPMENT_DIRECTIONS),
  state: z.enum(PACKAGE_STATES),
  /** 'On its way', in the customer's words. */
  text: z.string(),
  day: z.nullable(z.iso.date()),
  carrier: z.nullable(z.string()),
});
export type OrderPackage = z.infer<typeof orderPackage>;

/** "USPS: Delivered Sat, Nov 28". */
export function packageLine({ text, state, day, carrier }: OrderPackage): string {
  const when = state === 'delivered' && day ? ` ${formatDay(day)}` : '';
  return `${carrier ? `${carrier}: ` : ''}${text}${when}`;
}
