import { z } from 'zod';
import { requiredLine, requiredText } from '../customers/person';
import { documentId } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { PLACEHOLDERS_IN, type Placeholder, placeholderProblem, placeholdersOf } from './placeholders';

export const RECIPIENTS_MAX = 4000;

/** Refuses placeholders that need an order. Anything else in braces is the owner's own text (rule 33.10). */
function noOrderPlaceholders(text: string, context: z.RefinementCtx): void {
  const allowed: readonly Placeholder[] = PLACEHOLDERS_IN.bulk;
  const wrong = placeholdersOf(text).find((each) => !allowed.includes(each));
  const message = wrong && placeholderProblem(`{${wrong}}`, allowed);
  if (message) context.addIssue({ code: 'custom', message });
}

/** POST /api/messages/send (rule 12.3). The Messages tab's dialog uses it too. */
export const messageSendRequest = z.object({
  customerIds: z
    .array(documentId, MESSAGES.selectCustomer)
    .min(1, MESSAGES.selectCustomer)
    .max(RECIPIENTS_MAX, MESSAGES.tooManyRecipients)
    .transform((ids) => [...new Set(ids)]),
  subject: requiredLine(1, MESSAGES.subjectAndMessage),
  message: requiredText(1, MESSAGES.subjectAndMessage).superRefine(noOrderPlaceholders),
});
export type MessageSendRequest = z.output<typeof messageSendRequest>;

export const messageSendAnswer = z.object({ sent: z.int().min(0), failed: z.int().min(0) });
export type MessageSendAnswer = z.infer<typeof messageSendAnswer>;

interface MessageConsent {
  mailingListOptIn?: boolean | null;
  unsubscribedAt?: string | null;
}

/** Whether a customer gets bulk messages. Those who left the mailing list don't until they rejoin. */
export function mayGetMessages({ mailingListOptIn, unsubscribedAt }: MessageConsent): boolean {
  return Boolean(mailingListOptIn) || !unsubscribedAt;
}
