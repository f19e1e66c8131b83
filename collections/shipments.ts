import {
  SHIPMENT_DIRECTION_LABEL,
  SHIPMENT_SOURCE_LABEL,
  SHIPMENT_STATE_LABEL,
} from '#domain/shipments/shipment';
import { internal, secret } from './fields/common-fields';
import { moneyField } from './fields/money-field';
import { choice } from './fields/typed-fields';
import { hidden } from './hidden';

/** One row per package to or from a customer, with its rates, its label, and where the carrier says it is (rules 27.1 to 27.19). */
export const shipments = hidden(
  'shipments',
  [
    { name: 'orderId', type: 'text', required: true },
    choice('direction', SHIPMENT_DIRECTION_LABEL, { required: true }),
    // What we call it at the provider. It's stored before the first request.
    { name: 'reference', type: 'text', required: true, unique: true },
    // '<order id>:<direction>' while this is the order's label in that direction. Otherwise it's the row's own ID. Because it's unique,
    // an order has one label in each direction.
    { name: 'claim', type: 'text', required: true, unique: true },
    choice('state', SHIPMENT_STATE_LABEL, { required: true }),
    choice('source', SHIPMENT_SOURCE_LABEL, { required: true, defaultValue: 'label' }),
    { name: 'providerId', type: 'text', index: true },
    { name: 'parcel', type: 'json' },
    { name: 'rates', type: 'json' },
    { name: 'rateId', type: 'text' },
    { name: 'carrier', type: 'text' },
    { name: 'service', type: 'text' },
    moneyField({ name: 'amount' }),
    { name: 'boughtAt', type: 'date' },
    { name: 'boughtBy', type: 'json' },
    { name: 'idempotencyKey', type: 'text', ...secret },
    // The provider's URLs of the files, our private copies, and how long we keep those.
    { name: 'labelSource', type: 'text', ...internal },
    { name: 'qrSource', type: 'text', ...internal },
    { name: 'labelFile', type: 'text', ...internal },
    { name: 'qrFile', type: 'text', ...internal },
    { name: 'filesUntil', type: 'date', index: true },
    // When to ask the provider again about the purchase, the refund, or the files. Empty if there's nothing to ask.
    { name: 'checkAt', type: 'date', index: true },
    { name: 'checks', type: 'number', required: true, defaultValue: 0 },
    moneyField({ name: 'refundAmount' }),
    { name: 'refundedAt', type: 'date' },
    { name: 'trackingNumber', type: 'text', index: true },
    { name: 'trackingUrl', type: 'text' },
    { name: 'trackerId', type: 'text', index: true },
    { name: 'trackerStatus', type: 'text' },
    { name: 'trackerDetail', type: 'text' },
    { name: 'estimatedAt', type: 'date' },
    // When the provider last updated it. An older update changes nothing.
    { name: 'trackerUpdatedAt', type: 'date' },
    { name: 'deliveredAt', type: 'date' },
    { name: 'trackedAt', type: 'date' },
    // When to ask the carrier again. Empty once the package has arrived.
    { name: 'recheckAt', type: 'date', index: true },
  ],
  [
    { fields: ['orderId', 'direction', 'createdAt'] },
    { fields: ['direction', 'trackerStatus', 'estimatedAt', 'orderId'] },
    // For the jobs that follow up on labels, track packages, and remove files.
    { fields: ['state', 'checkAt'] },
    { fields: ['boughtAt', 'amount'] },
    { fields: ['refundedAt', 'refundAmount'] },
  ],
);
