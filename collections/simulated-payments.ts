import type { CollectionConfig } from 'payload';
import { SIMULATED_OUTCOMES } from '#domain/payments/payment';
import { nobody } from './access/nobody';
import { idField } from './fields/id-field';

/** What the payment simulator remembers, for every server of the shop and after a restart. No money stands behind it. */
export const simulatedPayments: CollectionConfig = {
  slug: 'simulated-payments',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    idField,
    { name: 'requestId', type: 'text', required: true, unique: true },
    { name: 'paypalOrderId', type: 'text', required: true, unique: true },
    { name: 'orderId', type: 'text', required: true },
    { name: 'amount', type: 'number', required: true },
    {
      name: 'outcome',
      type: 'select',
      options: SIMULATED_OUTCOMES.map((value) => ({ value, label: value })),
    },
    { name: 'captureId', type: 'text' },
  ],
};
