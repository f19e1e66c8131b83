import { z } from 'zod';
import { email, line, requiredText } from '../customers/person';
import { MAY_SHOW_ANSWERS } from '../gallery/may-show';
import { ownReview } from '../reviews/review-contract';
import { cents, storedMoment } from '../wire/wire';
import { eachOf } from '../words/keys-of';
import { MESSAGES } from '../words/shop-texts';
import { extraWorkView } from './extra-work-contract';
import { MESSAGE_MAX, orderEvent } from './order-events';
import { linesWhere } from './order-lines';
import { orderPackage } from './order-package';
import { PAID_HOW } from './paid-how';
import { readyBy } from './ready-by-contract';
import { STEP_KEYS } from './status-table';
import { orderMessage } from './thread';
import { STEP_STATES } from './track-steps';

/** GET /api/track/:token: the customer's view of an order, without personal data. */
export const trackView = z.object({
  number: z.string(),
  path: z.string(),
  placedAt: storedMoment,
  status: z.string(),
  paymentStatus: z.string(),
  deliveryMethod: z.string(),
  steps: z.array(
    z.object({
      key: z.enum(STEP_KEYS),
      label: z.string(),
      at: z.nullable(storedMoment),
      state: z.enum(STEP_STATES),
    }),
  ),
  readyBy: z.nullable(readyBy),
  /** The date before the glove arrives: when it's ready if it gets here by `hereBy`. */
  estimate: z.nullable(z.object({ hereBy: z.iso.date(), readyBy })),
  ...eachOf(linesWhere('isTracked', true), () => z.nullable(z.string())),
  trackingUrl: z.nullable(z.string()),
  /** The label for mailing the glove to the shop. Missing if there's none. */
  label: z.object({ hasQr: z.boolean() }).optional(),
  package: z.optional(orderPackage),
  items: z.array(
    z.object({
      service: z.string(),
      serviceId: z.string(),
      laceColor: z.nullable(z.string()),
      laceColorId: z.nullable(z.string()),
      gloveDetails: z.string(),
      photos: z.array(z.string()),
    }),
  ),
  beforeImages: z.array(z.string()),
  afterImages: z.array(z.string()),
  subtotal: cents,
  discountAmount: cents,
  shippingCharge: cents,
  rushCharge: cents,
  total: cents,
  extraTotal: cents,
  amountPaid: cents,
  amountRefunded: cents,
  refunded: z.array(z.object({ how: z.enum(PAID_HOW), amount: cents })),
  amountDue: cents,
  canPay: z.boolean(),
  payPath: z.nullable(z.string()),
  /** Oldest first. */
  extraWork: z.array(extraWorkView),
  messages: z.array(orderMessage),
  /** The answer to "May we show your glove?". Null without an answer, and missing if the page doesn't ask. */
  mayShow: z.optional(z.nullable(z.enum(MAY_SHOW_ANSWERS))),
  /** The customer's review. Missing if there's none and the customer can't write one. */
  review: z.optional(z.object({ canWrite: z.boolean(), written: z.nullable(ownReview) })),
  events: z.array(orderEvent),
  /** Texts about the order (rule 34.3). Missing if the shop doesn't send any, or can't text this order's phone. */
  texts: z.optional(
    z.object({
      isOn: z.boolean(),
      /** The number replied STOP, so texts resume only if its owner texts START. */
      isStopped: z.boolean(),
      /** Missing if the number can get texts. */
      isFailing: z.literal(true).optional(),
      /** The number's last two digits. */
      ending: z.string(),
    }),
  ),
  shop: z.object({
    name: z.string(),
    address: z.string(),
    openingHours: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
  }),
});
export type TrackView = z.infer<typeof trackView>;

export const writtenText = z.object({
  text: requiredText(1, MESSAGES.enterText, [MESSAGE_MAX, MESSAGES.messageTooLong]),
});

/** POST /api/track/:token/texts: whether to get texts about the order. */
export const textsChoice = z.object({ textMe: z.boolean() });

/** POST /api/orders/find. `number` is as people type it: with `#`, spaces, or lowercase letters. */
export const findOrderRequest = z.object({ number: line.min(1, MESSAGES.enterOrderNumber), email });

/** Parses a typed order number. Null if it isn't one. */
export function parseOrderNumber(text: string): string | null {
  const number = text.replaceAll(/[\s#-]/g, '').toLowerCase();
  return /^[0-9a-f]{8}$/.test(number) ? number : null;
}
