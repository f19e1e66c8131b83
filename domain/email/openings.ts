import { z } from 'zod';
import { requiredText } from '../customers/person';
import { keysOf } from '../words/keys-of';
import type { CustomerEmail } from './outbox';

/** When an email goes out. The owner sees them in this order. */
export const OPENING_GROUPS = {
  order: 'When an order comes in',
  arrival: 'Getting the glove to you',
  bench: 'While you work',
  finished: 'When it’s finished',
  contact: 'Messages and questions',
  account: 'Accounts and mailing list',
} as const;
export type OpeningGroup = keyof typeof OPENING_GROUPS;

interface OpeningOf {
  group: OpeningGroup;
}

/** How each customer email can open. Null keeps the words of emails about a password or address to us (decision 046). */
const OPENINGS = {
  'mail:order-received': { group: 'order' },
  'mail:payment-received': { group: 'order' },
  'mail:reminder': { group: 'order' },
  'mail:last-reminder': { group: 'order' },
  'mail:shipping-instructions': null,
  'mail:dropoff-instructions': null,
  'mail:status-received': { group: 'arrival' },
  'mail:status-in-progress': { group: 'bench' },
  'mail:extra-work': { group: 'bench' },
  'mail:extra-work-reminder': { group: 'bench' },
  'mail:extra-work-expired': { group: 'bench' },
  'mail:extra-work-withdrawn': { group: 'bench' },
  'mail:ready-later': { group: 'bench' },
  'mail:status-shipped': { group: 'finished' },
  'mail:package-delivered': { group: 'finished' },
  'mail:package-trouble': { group: 'finished' },
  'mail:status-canceled': { group: 'finished' },
  'mail:refunded': { group: 'finished' },
  'mail:message-on-order': { group: 'contact' },
  'mail:track-link': { group: 'contact' },
  'mail:question-received': { group: 'contact' },
  'mail:question-answered': { group: 'contact' },
  'mail:welcome': { group: 'account' },
  'mail:drawing-won': { group: 'account' },
  'mail:message': { group: 'account' },
  'mail:password-reset': null,
  'mail:confirm-email': null,
  'mail:email-changed': null,
} as const satisfies Record<CustomerEmail, OpeningOf | null>;

export type OpeningEmail = {
  [Kind in CustomerEmail]: (typeof OPENINGS)[Kind] extends null ? never : Kind;
}[CustomerEmail];

export const isOpeningEmail = (kind: string): kind is OpeningEmail =>
  OPENING_EMAILS.some((each) => each === kind);

export const OPENING_EMAILS: readonly OpeningEmail[] = keysOf(OPENINGS).filter(
  (kind): kind is OpeningEmail => OPENINGS[kind] !== null,
);

const LINE_MAX = 400;
const openingLine = requiredText(1, 'Write an opening line, or remove this entry', [
  LINE_MAX,
  `Keep this under ${LINE_MAX} characters`,
]);

export const emailOpening = z.object({ email: z.enum(OPENING_EMAILS, 'Choose an email'), line: openingLine });
export type EmailOpening = z.output<typeof emailOpening>;

/** The opening lines the owner changed, one for each email. */
export const emailOpenings = z
  .array(emailOpening)
  .max(OPENING_EMAILS.length, `Keep it to ${OPENING_EMAILS.length} emails`)
  .superRefine((openings, context) => {
    for (const [index, { email }] of openings.entries())
      if (openings.findIndex((each) => each.email === email) < index)
        context.addIssue({ code: 'custom', path: [index, 'email'], message: 'This email has another line' });
  });
