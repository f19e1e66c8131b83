import { z } from 'zod';
import { consentView } from '../consents/consent-contract';
import { password } from '../customers/account-contract';
import { email, newPassword, personName, phone, visitorAddress } from '../customers/person';
import { ownerExtraWorkView } from '../orders/extra-work-contract';
import { orderView } from '../orders/order-view';
import { orderMessage } from '../orders/thread';
import { questionView } from '../questions/question-contract';
import { ownReview } from '../reviews/review-contract';
import { TEXT_STATES } from '../texts/text';
import { documentId, flagOutput, storedMoment, timestamp } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';

/** PATCH /api/customer/me. An empty phone number or address removes it. Answers like GET /api/customer/me. */
export const ownDetailsPatch = z
  .object({
    name: personName,
    phone: phone.or(z.literal('').transform(() => null)).nullable(),
    shippingAddress: visitorAddress.transform((address) => address || null).nullable(),
  })
  .partial();
export type OwnDetailsPatch = z.output<typeof ownDetailsPatch>;

/** POST /api/customer/me/email: nothing changes until the emailed link is opened. */
export const emailChangeRequest = z.object({ email, password });

/** POST /api/customer/confirm-email. An expired link is a 200 with `success: false`, like a failed login. */
export const confirmEmailRequest = z.object({
  token: z.string(MESSAGES.invalidEmailLink).min(1, MESSAGES.invalidEmailLink).max(200),
});

/** POST /api/customer/me/password. A wrong current password is a 200 with `success: false`, like a failed login. */
export const passwordChangeRequest = z.object({ currentPassword: password, newPassword });

export const eraseRequest = z.object({ password });

export const sessionView = z.object({
  id: documentId,
  createdAt: timestamp,
  lastSeenAt: timestamp,
  address: z.string(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

/** GET /api/customer/me/export: everything stored about a customer, except notes and secrets. */
export const customerExport = z.object({
  exportedAt: timestamp,
  account: z.object({
    id: documentId,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    shippingAddress: z.string().nullable(),
    createdAt: storedMoment,
  }),
  mailingList: z.object({
    mailingListOptIn: flagOutput,
    unsubscribedAt: z.nullable(timestamp),
    drawingsWon: z.array(z.object({ month: z.string(), prize: z.string() })),
  }),
  orders: z.array(
    orderView.extend({
      messages: z.array(
        orderMessage.extend({
          /** The full email, if the message is only part of it. */
          fullText: z.string().optional(),
        }),
      ),
      extraWork: z.array(ownerExtraWorkView),
    }),
  ),
  /** Text messages to them, oldest first. */
  texts: z.array(
    z.object({
      orderId: documentId,
      at: timestamp,
      number: z.string().nullable(),
      text: z.string().nullable(),
      state: z.enum(TEXT_STATES),
    }),
  ),
  messages: z.array(z.object({ subject: z.string(), message: z.string(), createdAt: timestamp })),
  reviews: z.array(ownReview.extend({ orderId: documentId })),
  questions: z.array(questionView),
  consents: z.array(consentView),
  signedIn: z.array(sessionView),
});
export type CustomerExport = z.infer<typeof customerExport>;
