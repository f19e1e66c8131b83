import { z } from 'zod';
import { emailProblem } from '../customers/email-problem';
import { orderInGallery } from '../gallery/order-album-contract';
import { reviewView } from '../reviews/review-contract';
import { INBOUND_STATES } from '../shipments/package-state';
import { cents, documentId, storedMoment, timestamp, version } from '../wire/wire';
import { eachOf } from '../words/keys-of';
import { ownerExtraWorkView } from './extra-work-contract';
import { LINE_NAMES } from './order-lines';
import { orderPackage } from './order-package';
import { readyBy } from './ready-by-contract';
import { orderPayment } from './recorded-payment';
import { refundLimitsView } from './refund-contract';

export const orderItemView = z.object({
  id: documentId,
  serviceId: z.string(),
  laceColorId: z.string().nullable(),
  gloveDetails: z.string(),
  specialInstructions: z.string().nullable(),
  gloveImages: z.array(z.string()),
});

const { discountCode, ...otherLines } = eachOf(LINE_NAMES, () => z.string().nullable());

/** An order in lists (rule 7.1). Unknown statuses are accepted, so one odd order can't break a list (rule 2.11). */
export const orderView = z.object({
  id: documentId,
  version,
  customerId: z.nullable(documentId),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  items: z.array(orderItemView),
  // Older orders are stored with the other spelling (rule 7.9).
  deliveryMethod: z.preprocess((method) => (method === 'drop-off' ? 'dropoff' : method), z.string()),
  shippingAddress: z.string().nullable(),
  discountCode,
  discountAmount: cents,
  subtotal: cents,
  total: cents,
  shippingCharge: cents,
  rushCharge: cents,
  isRush: z.boolean(),
  status: z.string(),
  paymentStatus: z.string(),
  paypalOrderId: z.string().nullable(),
  paypalCaptureId: z.string().nullable(),
  ...otherLines,
  beforeImages: z.array(z.string()),
  afterImages: z.array(z.string()),
  serviceId: z.string().nullable(),
  readyBy: z.nullable(readyBy),
  inbound: z.optional(z.object({ state: z.enum(INBOUND_STATES), day: z.nullable(z.iso.date()) })),
  package: z.optional(orderPackage),
  extraTotal: cents,
  amountPaid: cents,
  amountRefunded: cents,
  amountDue: cents,
  /** When the open extra work was proposed. Null if there's none. */
  extraWorkSince: z.nullable(timestamp),
  /** When the customer's unanswered message came in. Null if there's none. */
  unansweredSince: z.nullable(timestamp),
  createdAt: storedMoment,
});
export type OrderView = z.infer<typeof orderView>;

export const ownerOrderView = orderView.extend({
  payments: z.array(orderPayment),
  trackUrl: z.string(),
  refundable: refundLimitsView,
  extraWork: z.array(ownerExtraWorkView),
  /** Missing if emails reach the customer, as far as we know. */
  emailProblem: emailProblem.optional(),
  /** How many replies from other addresses wait for the owner. Missing if there are none. */
  heldReplies: z.int().optional(),
  /** Missing if the shop doesn't ask customers whether it may show their gloves. */
  gallery: orderInGallery.optional(),
  /** The customer's review. Missing if there's none. */
  review: reviewView.optional(),
});
export type OwnerOrderView = z.infer<typeof ownerOrderView>;
