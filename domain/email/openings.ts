import { z } from 'zod';
import { requiredText } from '../customers/person';
import { onlyPlaceholders, type Placeholder, placeholderProblem } from '../messages/placeholders';
import { keysOf } from '../words/keys-of';
import type { CustomerEmail } from './outbox';

export const OPENING_GROUPS = {
  order: 'When an order comes in',
  arrival: 'Getting the glove to you',
  bench: 'While you work',
  finished: "When it's finished",
  contact: 'Messages and questions',
  account: 'Accounts and mailing list',
} as const;
export type OpeningGroup = keyof typeof OPENING_GROUPS;

interface OpeningOf {
  group: OpeningGroup;
  placeholders: readonly Placeholder[];
  /** The shop setting that holds the line, if it isn't one of the opening lines. */
  setting?: 'shippingIntro' | 'dropoffIntro';
}

const NAME = ['first name'] as const;
const ORDER = [...NAME, 'order'] as const;
const DATED = [...ORDER, 'ready'] as const;

/** How each customer email opens. Null keeps the words of security emails (decision 046). */
const OPENINGS = {
  'mail:order-received': { group: 'order', placeholders: DATED },
  'mail:payment-received': { group: 'order', placeholders: DATED },
  'mail:reminder': { group: 'order', placeholders: DATED },
  'mail:last-reminder': { group: 'order', placeholders: DATED },
  'mail:shipping-instructions': { group: 'arrival', placeholders: DATED, setting: 'shippingIntro' },
  'mail:dropoff-instructions': { group: 'arrival', placeholders: DATED, setting: 'dropoffIntro' },
  'mail:status-received': { group: 'arrival', placeholders: DATED },
  'mail:status-in-progress': { group: 'bench', placeholders: DATED },
  'mail:extra-work': { group: 'bench', placeholders: DATED },
  'mail:extra-work-reminder': { group: 'bench', placeholders: DATED },
  'mail:extra-work-expired': { group: 'bench', placeholders: DATED },
  'mail:extra-work-withdrawn': { group: 'bench', placeholders: DATED },
  'mail:ready-later': { group: 'bench', placeholders: DATED },
  'mail:status-shipped': { group: 'finished', placeholders: ORDER },
  'mail:package-delivered': { group: 'finished', placeholders: ORDER },
  'mail:package-trouble': { group: 'finished', placeholders: ORDER },
  'mail:status-canceled': { group: 'finished', placeholders: ORDER },
  'mail:review-request': { group: 'finished', placeholders: ORDER },
  'mail:care-reminder': { group: 'account', placeholders: NAME },
  'mail:refunded': { group: 'finished', placeholders: ORDER },
  'mail:message-on-order': { group: 'contact', placeholders: ORDER },
  'mail:track-link': { group: 'contact', placeholders: ORDER },
  'mail:question-received': { group: 'contact', placeholders: [] },
  'mail:question-answered': { group: 'contact', placeholders: [] },
  'mail:welcome': { group: 'account', placeholders: NAME },
  'mail:drawing-won': { group: 'account', placeholders: NAME },
  'mail:message': { group: 'account', placeholders: NAME },
  'mail:password-reset': null,
  'mail:confirm-email': null,
  'mail:email-changed': null,
} as const satisfies Record<CustomerEmail, OpeningOf | null>;

/** An email whose first words the owner can change. */
export type OpenedEmail = {
  [Kind in CustomerEmail]: (typeof OPENINGS)[Kind] extends null ? never : Kind;
}[CustomerEmail];

/** An email whose first words are an opening line, not their own setting. */
export type OpeningEmail = {
  [Kind in OpenedEmail]: (typeof OPENINGS)[Kind] extends { setting: string } ? never : Kind;
}[OpenedEmail];

export const openingOf = (kind: OpenedEmail): OpeningOf => OPENINGS[kind];

export const OPENED_EMAILS: readonly OpenedEmail[] = keysOf(OPENINGS).filter(
  (kind): kind is OpenedEmail => OPENINGS[kind] !== null,
);

export const isOpenedEmail = (kind: string | undefined): kind is OpenedEmail =>
  OPENED_EMAILS.some((each) => each === kind);

export const isOpeningEmail = (kind: string): kind is OpeningEmail =>
  isOpenedEmail(kind) && openingOf(kind).setting === undefined;

export const OPENING_EMAILS: readonly OpeningEmail[] = OPENED_EMAILS.filter(isOpeningEmail);

const LINE_MAX = 400;

const line = requiredText(1, 'Write an opening line, or remove this entry', [
  LINE_MAX,
  `Keep this under ${LINE_MAX} characters`,
]);

export const introText = requiredText(3, 'Write something here. Customers read it.').superRefine(
  onlyPlaceholders(DATED),
);

export const openingRule = (kind: OpenedEmail): z.ZodType<string, string> =>
  isOpeningEmail(kind) ? line.superRefine(onlyPlaceholders(openingOf(kind).placeholders)) : introText;

export const emailOpening = z.object({ email: z.enum(OPENING_EMAILS, 'Choose an email'), line });
export type EmailOpening = z.output<typeof emailOpening>;

export const emailOpenings = z
  .array(emailOpening)
  .max(OPENING_EMAILS.length, `Keep it to ${OPENING_EMAILS.length} emails`)
  .superRefine((openings, context) => {
    for (const [index, opening] of openings.entries()) {
      const message = problemOf(opening, openings.slice(0, index));
      if (message) context.addIssue({ code: 'custom', path: [index, 'line'], message });
    }
  });

function problemOf({ email, line: words }: EmailOpening, others: readonly EmailOpening[]): string | null {
  if (others.some((each) => each.email === email)) return 'This email already has an opening line';
  return placeholderProblem(words, openingOf(email).placeholders);
}

/** An email with this opening line, or with the default wording if it's empty. */
export const emailDraft = z
  .object({ email: z.enum(OPENED_EMAILS), line: z.string().trim() })
  .superRefine(({ email, line: words }, context) => {
    const { error } = openingRule(email).safeParse(words);
    if (words !== '' && error)
      context.addIssue({ code: 'custom', path: ['line'], message: error.issues[0]?.message });
  });
export type EmailDraft = z.output<typeof emailDraft>;

export const emailPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  usual: z.string(),
});

export const emailTestAnswer = z.object({ to: z.string() });
