import { z } from 'zod';
import { cents, documentId, timestamp, version } from '../wire/wire';

/** One glove of an order as every list answers it (rule 7.1). */
export const orderItemView = z.object({
  id: documentId,
  serviceId: z.string(),
  laceColorId: z.string().nullable(),
  gloveDetails: z.string(),
  specialInstructions: z.string().nullable(),
  gloveImages: z.array(z.string()),
});

/**
 * An order as the owner's and the customer's lists answer it (rule 7.1). Status, payment status and delivery method are what the
 * document holds, known or not: one odd order does not break a list (rule 2.11).
 */
export const orderView = z.object({
  id: documentId,
  version,
  customerId: z.nullable(documentId),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  items: z.array(orderItemView),
  // Whichever of its two spellings an order was stored with, it is shown right (rule 7.9).
  deliveryMethod: z.preprocess((method) => (method === 'drop-off' ? 'dropoff' : method), z.string()),
  shippingAddress: z.string().nullable(),
  discountCode: z.string().nullable(),
  discountAmount: cents,
  subtotal: cents,
  total: cents,
  shippingCharge: cents,
  status: z.string(),
  paymentStatus: z.string(),
  paypalOrderId: z.string().nullable(),
  paypalCaptureId: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  beforeImages: z.array(z.string()),
  afterImages: z.array(z.string()),
  serviceId: z.string().nullable(),
  createdAt: timestamp,
});
export type OrderView = z.infer<typeof orderView>;
