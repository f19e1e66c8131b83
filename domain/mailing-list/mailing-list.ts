import { z } from 'zod';
import { email, newPassword, visitorLine } from '../customers/person';
import { MESSAGES } from '../words/shop-texts';

/** POST /api/mailing-list/signup (rule 10.9). The home page's form uses it too. */
export const signupRequest = z.object({
  name: visitorLine(1, MESSAGES.fillAllFields),
  email: z.string(MESSAGES.fillAllFields).trim().min(1, MESSAGES.fillAllFields).pipe(email),
  password: z
    .string(MESSAGES.fillAllFields)
    .refine((password) => password.trim() !== '', { error: MESSAGES.fillAllFields, abort: true })
    .pipe(newPassword),
});
export type SignupRequest = z.infer<typeof signupRequest>;

export const signupAnswer = z.object({ message: z.string().optional() });

interface MailingListMark {
  mailingListOptIn: boolean;
  unsubscribedAt: string | null;
}

/** The fields for joining or leaving the mailing list. Customers who leave still get email about their orders (rule 10.8). */
export function mailingListMark(optIn: boolean, now: Date): MailingListMark {
  return { mailingListOptIn: optIn, unsubscribedAt: optIn ? null : now.toISOString() };
}
