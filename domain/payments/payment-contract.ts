import { z } from 'zod';
import { DELIVERY_METHODS } from '../orders/delivery';
import { GLOVE_PLACES } from '../orders/status-table';
import { CURRENCY } from '../wire/money';
import { documentId } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { PAYMENT_MODES, SIMULATED_OUTCOMES } from './payment';
import { PAYMENT_STATES } from './payment-due';

export const providerId = z
  .string(MESSAGES.unknownPayment)
  .regex(/^[A-Za-z0-9-]{1,64}$/, MESSAGES.unknownPayment);

/** POST /order: `amount` is a dollar string with two decimals (rule 1.2). */
export const paymentRequest = z.object({
  orderId: documentId,
  amount: z.string(MESSAGES.badAmount).regex(/^(0|[1-9]\d{0,8})\.\d{2}$/, MESSAGES.badAmount),
  currency: z.literal(CURRENCY),
  intent: z.literal('CAPTURE'),
});
export type PaymentRequest = z.output<typeof paymentRequest>;

export const paymentAnswer = z.object({ id: z.string() });
export type PaymentAnswer = z.infer<typeof paymentAnswer>;

/** The answer to POST /order/{orderID}/capture. 'pending' means the provider still checks the payment. */
export const captureAnswer = z.object({ id: z.string(), status: z.enum(['succeeded', 'pending']) });
export type CaptureAnswer = z.infer<typeof captureAnswer>;

/** POST /api/orders/{orderId}/payment (rule 8.3). */
export const paymentReport = z.object({
  paymentStatus: z.literal('succeeded'),
  paypalOrderId: providerId,
  paypalCaptureId: providerId,
});
export type PaymentReport = z.output<typeof paymentReport>;

/** GET /api/orders/{orderId}/payment: everything needed to pay an order; money in cents. */
export const paymentDue = z.object({
  standing: z.enum(PAYMENT_STATES),
  total: z.int().min(0),
  amountDue: z.int().min(0),
  glove: z.enum(GLOVE_PLACES),
  deliveryMethod: z.enum(DELIVERY_METHODS),
});
export type PaymentDue = z.infer<typeof paymentDue>;

/** GET /api/payment-settings: the payment mode, and the client ID that loads the provider's script. */
export const paymentSettings = z.object({ mode: z.enum(PAYMENT_MODES), clientId: z.string().nullable() });
export type PaymentSettings = z.infer<typeof paymentSettings>;

export const simulatorChoice = z.object({ outcome: z.enum(SIMULATED_OUTCOMES) });
