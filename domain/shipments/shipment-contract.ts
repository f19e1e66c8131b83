import { z } from 'zod';
import { cents, documentId, timestamp } from '../wire/wire';
import { packageSize, parcel } from './parcel';
import { SHIPMENT_DIRECTIONS, SHIPMENT_STATES } from './shipment';

/** A carrier's price for a package: amount in cents, and how many days it takes, if the carrier says. */
export const shipmentRate = z.object({
  id: z.string(),
  carrier: z.string(),
  service: z.string(),
  amount: cents,
  days: z.nullable(z.int()),
});
export type ShipmentRate = z.infer<typeof shipmentRate>;

/** POST /api/orders/:id/shipments. If neither field is sent, it uses the shop's default package. */
export const shipmentRequest = z.object({
  direction: z.enum(SHIPMENT_DIRECTIONS),
  parcelId: z.string().max(100).nullish(),
  parcel: parcel.nullish(),
});
export type ShipmentRequest = z.output<typeof shipmentRequest>;

export const shipmentAnswer = z.object({
  id: documentId,
  rates: z.array(shipmentRate),
  packageSizes: z.array(packageSize),
});
export type ShipmentAnswer = z.infer<typeof shipmentAnswer>;

const LABELS_MAX = 100;

export const labelSheetQuery = z.object({
  orders: z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(documentId).max(LABELS_MAX)),
});

/** POST /api/orders/:id/shipments/:shipmentId/buy */
export const buyRequest = z.object({ rateId: z.string().min(1).max(100) });

export const boughtAnswer = z.object({
  trackingNumber: z.string(),
  trackingUrl: z.nullable(z.string()),
  labelUrl: z.string(),
  amount: cents,
});
export type BoughtAnswer = z.infer<typeof boughtAnswer>;

export const shipmentView = z.object({
  id: documentId,
  direction: z.enum(SHIPMENT_DIRECTIONS),
  state: z.enum(SHIPMENT_STATES),
  carrier: z.nullable(z.string()),
  service: z.nullable(z.string()),
  amount: z.nullable(cents),
  boughtAt: z.nullable(timestamp),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  /** Null once the file is removed. */
  labelUrl: z.nullable(z.string()),
  qrUrl: z.nullable(z.string()),
  refundAmount: z.nullable(cents),
  refundedAt: z.nullable(timestamp),
  createdAt: timestamp,
});
export type ShipmentView = z.infer<typeof shipmentView>;

const MONEY = { amount: true, refundAmount: true, refundedAt: true } as const;

/** A package as bench staff see it, without money (rule 18.4). */
export const benchShipments = z.array(shipmentView.omit(MONEY));

export const seenShipment = shipmentView.partial(MONEY);
export type SeenShipment = z.infer<typeof seenShipment>;
