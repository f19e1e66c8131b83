import type { Field } from 'payload';

/** Written by the payment alone: nobody's form may change them, the owner's neither. */
const byPayment = { create: () => false, update: () => false };

/** The payment provider's own numbers (rule 8.4). */
export const providerIdFields: Field[] = [
  {
    name: 'paypalOrderId',
    type: 'text',
    label: 'PayPal order',
    index: true,
    access: byPayment,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.paypalOrderId) },
  },
  {
    name: 'paypalCaptureId',
    type: 'text',
    label: 'PayPal capture',
    // A capture pays one order (rule 8.4).
    unique: true,
    access: byPayment,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.paypalCaptureId) },
  },
];
