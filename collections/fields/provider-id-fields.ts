import type { Field } from 'payload';

/** The payment provider's own numbers (spec 3); written by the payment alone. */
export const providerIdFields: Field[] = [
  {
    name: 'paypalOrderId',
    type: 'text',
    label: 'PayPal order',
    index: true,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.paypalOrderId) },
  },
  {
    name: 'paypalCaptureId',
    type: 'text',
    label: 'PayPal capture',
    index: true,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data?.paypalCaptureId) },
  },
];
