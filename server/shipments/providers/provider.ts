import type { Parcel } from '#domain/shipments/parcel';
import type { ShipmentRate } from '#domain/shipments/shipment-contract';

export interface PostalAddress {
  name: string;
  street1: string;
  street2: string | null;
  city: string;
  state: string;
  zip: string;
  phone: string | null;
  email: string | null;
}

/** A carrier's report about a package. Times are the provider's. */
export interface ProviderTracker {
  id: string;
  trackingNumber: string;
  carrier: string | null;
  /** 'unknown', 'pre_transit', 'in_transit', 'out_for_delivery', 'delivered', 'return_to_sender', 'failure', and others. */
  status: string;
  detail: string | null;
  /** Whether it's on its way back to its sender, or already arrived there. */
  isReturn: boolean;
  scannedAt: string | null;
  estimatedAt: string | null;
  /** The delivery day the carrier expects, in the destination's time zone: 'YYYY-MM-DD'. */
  day: string | null;
  updatedAt: string | null;
  trackingUrl: string | null;
}

export type LabelRefund = 'submitted' | 'refunded' | 'rejected';

export interface BoughtLabel {
  rateId: string;
  carrier: string;
  service: string;
  /** In cents. */
  amount: number;
  boughtAt: string;
  trackingNumber: string;
  trackingUrl: string | null;
  tracker: ProviderTracker | null;
  /** A PDF. Null until the provider has created it. */
  labelUrl: string | null;
  qrUrl: string | null;
  refund: LabelRefund | null;
}

export interface ProviderShipment {
  id: string;
  reference: string | null;
  rates: ShipmentRate[];
  /** Null until it's bought. */
  bought: BoughtLabel | null;
}

export interface NewProviderShipment {
  reference: string;
  from: PostalAddress;
  to: PostalAddress;
  parcel: Parcel;
}

/** Every method throws a ShipmentError. */
export interface ShipmentProvider {
  /** Throws 'address' if the carrier doesn't know it. */
  checkAddress: (address: PostalAddress) => Promise<void>;
  createShipment: (shipment: NewProviderShipment) => Promise<ProviderShipment>;
  findShipment: (idOrReference: string) => Promise<ProviderShipment>;
  /** Buys a shipment once. Throws 'already-bought' if it's repeated. */
  buyLabel: (id: string, rateId: string) => Promise<ProviderShipment>;
  requestRefund: (id: string) => Promise<ProviderShipment>;
  /** Returns the label as a PDF, if it was created in another format. */
  labelAsPdf: (id: string) => Promise<string | null>;
  /** A QR code for the counter. Null if the carrier has none. */
  requestQr: (id: string) => Promise<string | null>;
  download: (url: string) => Promise<Buffer>;
  /** Starts tracking a package. The same number and carrier return the same tracker. */
  createTracker: (trackingNumber: string, carrier: string) => Promise<ProviderTracker>;
  findTracker: (id: string) => Promise<ProviderTracker>;
}

/** After 'away', we don't know whether the call went through. After 'busy', it didn't. */
export type ShipmentProblem = 'away' | 'busy' | 'refused' | 'already-bought' | 'not-found' | 'address';

export class ShipmentError extends Error {
  constructor(
    readonly problem: ShipmentProblem,
    message: string,
    readonly reason: string | null = null,
    /** How long the provider asked us to wait, in ms. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}
