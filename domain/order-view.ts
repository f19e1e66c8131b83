import { z } from 'zod';
import { DELIVERY_METHODS } from './delivery';
import { ORDER_STATUSES, PAYMENT_STATUSES } from './order-status';
import { cents, documentId, timestamp } from './wire';

/** One glove of an order as every list answers it (spec 3). */
export const orderItemView = z.object({
  id: documentId,
  serviceId: z.string(),
  laceColorId: z.string().nullable(),
  gloveDetails: z.string(),
  specialInstructions: z.string().nullable(),
  gloveImages: z.array(z.string()),
});

/** An order as the owner's and the customer's lists answer it (spec 3). */
export const orderView = z.object({
  id: documentId,
  customerId: z.nullable(documentId),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  items: z.array(orderItemView),
  // Whichever of its two spellings an order was stored with, it is shown right (decisions: the API).
  deliveryMethod: z.preprocess(
    (method) => (method === 'drop-off' ? 'dropoff' : method),
    z.enum(DELIVERY_METHODS),
  ),
  shippingAddress: z.string().nullable(),
  discountCode: z.string().nullable(),
  discountAmount: cents,
  subtotal: cents,
  total: cents,
  shippingCharge: cents,
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paypalOrderId: z.string().nullable(),
  paypalCaptureId: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  beforeImages: z.array(z.string()),
  afterImages: z.array(z.string()),
  serviceId: z.string().nullable(),
  createdAt: timestamp,
});
export type OrderView = z.infer<typeof orderView>;
