import { keysOf } from '../words/keys-of';

export const SHIPMENT_DIRECTION_LABEL = {
  to_shop: 'To the shop',
  to_customer: 'To the customer',
} as const;
export type ShipmentDirection = keyof typeof SHIPMENT_DIRECTION_LABEL;
export const SHIPMENT_DIRECTIONS = keysOf(SHIPMENT_DIRECTION_LABEL);

/** The state of a label's purchase. 'refused' means that the carrier didn't refund the label. */
export const SHIPMENT_STATE_LABEL = {
  offered: 'Rates shown',
  buying: 'Being bought',
  bought: 'Bought',
  void_requested: 'Refund requested',
  refunded: 'Refunded',
  refused: 'Refund refused',
} as const;
export const SHIPMENT_STATES = keysOf(SHIPMENT_STATE_LABEL);

/** How we know a package's tracking number: from a label bought here, or because someone entered it. */
export const SHIPMENT_SOURCE_LABEL = { label: 'Label', typed: 'Typed number' } as const;

/** How long label files are kept, in days (rule 27.7). */
export const LABEL_KEEP_DAYS = 60;
