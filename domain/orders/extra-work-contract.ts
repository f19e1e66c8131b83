import { z } from 'zod';
import { requiredLine, requiredText } from '../customers/person';
import { ownImage } from '../photos/images';
import { cents, timestamp } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { extraWorkEvidence } from './extra-work';
import { EXTRA_WORK_STATUSES } from './extra-work-status';
import { MESSAGE_MAX } from './order-events';

/** Limits for a proposal (rule 16.3). `amount` is in cents. */
export const EXTRA_WORK_LIMITS = { lines: 10, amount: 1_000_000, photos: 10, days: 30 } as const;
export const EXTRA_WORK_DAYS = 7;

const AMOUNT = 'Enter an amount from $0.01 to $10,000.00';
const DAYS = `Enter whole days from 1 to ${EXTRA_WORK_LIMITS.days}`;

export const workDescription = requiredLine(1, 'Describe the work');
export const workAmount = z.int(AMOUNT).min(1, AMOUNT).max(EXTRA_WORK_LIMITS.amount, AMOUNT);

const note = requiredText(0, MESSAGES.enterText, [MESSAGE_MAX, MESSAGES.messageTooLong]);

/** POST /api/orders/:id/extra-work; amounts in cents. */
export const extraWorkRequest = z.object({
  lines: z
    .array(z.object({ description: workDescription, amount: workAmount }), MESSAGES.noWorkLines)
    .min(1, MESSAGES.noWorkLines)
    .max(EXTRA_WORK_LIMITS.lines, MESSAGES.tooManyWorkLines),
  /** Shown to the customer below the lines. If empty, it's stored as null. */
  note: z.nullish(note).transform((text) => text || null),
  photos: z.array(ownImage).max(EXTRA_WORK_LIMITS.photos, MESSAGES.tooManyExtraPhotos).default([]),
  expiresInDays: z.int(DAYS).min(1, DAYS).max(EXTRA_WORK_LIMITS.days, DAYS).default(EXTRA_WORK_DAYS),
});
export type ExtraWorkRequestInput = z.input<typeof extraWorkRequest>;
export type ExtraWorkRequest = z.output<typeof extraWorkRequest>;

export const extraWorkTemplate = z.object({
  name: z.string(),
  description: workDescription,
  amount: workAmount,
});
export type ExtraWorkTemplate = z.infer<typeof extraWorkTemplate>;

export const EXTRA_WORK_ANSWERS = ['accept', 'decline'] as const;
export type ExtraWorkAnswer = (typeof EXTRA_WORK_ANSWERS)[number];

export const extraWorkAnswer = z.object({ answer: z.enum(EXTRA_WORK_ANSWERS, MESSAGES.acceptOrDecline) });

/** Extra work as the customer sees it, amounts in cents. */
export const extraWorkView = z.object({
  id: z.string(),
  at: timestamp,
  lines: z.array(z.object({ description: z.string(), amount: cents })),
  note: z.nullable(z.string()),
  photos: z.array(z.string()),
  expiresAt: timestamp,
  status: z.enum(EXTRA_WORK_STATUSES),
  answeredAt: z.nullable(timestamp),
  total: cents,
});
export type ExtraWorkView = z.infer<typeof extraWorkView>;

export const ownerExtraWorkView = extraWorkView.extend({
  evidence: z.nullable(extraWorkEvidence),
  remindedAt: z.nullable(timestamp),
});
export type OwnerExtraWorkView = z.infer<typeof ownerExtraWorkView>;
