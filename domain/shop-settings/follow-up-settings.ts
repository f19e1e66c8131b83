import { z } from 'zod';
import { upTo } from '../wire/days';
import type { SettingField } from './setting-kinds';

export const FOLLOW_UP_DEFAULTS = { reviewDays: 0, careReminder: false };

const REVIEW_DAYS_MAX = 90;

export const followUpRules = {
  reviewDays: upTo(REVIEW_DAYS_MAX),
  careReminder: z.boolean('Choose yes or no').nullish(),
} satisfies Record<keyof typeof FOLLOW_UP_DEFAULTS, z.ZodType>;

export const FOLLOW_UP_FIELDS: Readonly<Record<keyof typeof FOLLOW_UP_DEFAULTS, SettingField>> = {
  reviewDays: {
    kind: 'number',
    label: 'Days before we ask for a review',
    required: true,
    hint: 'Counted from the day the customer has the glove back. 7 works well. You approve each review before the home page shows it. 0 is off.',
  },
  careReminder: {
    kind: 'switch',
    label: 'Send a care reminder',
    hint: 'Ten months after a glove ships, customers on the mailing list get one email to check the laces, with a link to order again.',
  },
};
