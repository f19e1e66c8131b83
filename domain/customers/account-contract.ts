import { z } from 'zod';
import { cookieAnswer } from '../consents/cookie-answer';
import { documentId, flagInput, flagOutput } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { email, newPassword } from './person';

export const password = z.string(MESSAGES.passwordRequired).min(1, MESSAGES.passwordRequired).max(1000);

export const customerLoginRequest = z.object({ email, password, cookies: cookieAnswer.optional() });
/** Both logins. Wrong credentials are a 200 with `success: false` (rule 10.4). */
export const loginAnswer = z.object({ success: z.boolean(), message: z.string().optional() });
export const adminLoginAnswer = loginAnswer.extend({ needs: z.literal('code').optional() });

export const customerMe = z.object({
  id: documentId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  mailingListOptIn: flagOutput,
  /** Whether they get texts about any of their orders (rule 34.3). */
  getsTexts: z.literal(true).optional(),
  /** Their last shipping address as one text, until they change or remove it (rule 30.3). */
  shippingAddress: z.string().nullable(),
});
export type CustomerMe = z.infer<typeof customerMe>;

/** POST /api/customer/forgot-password: the answer is the same whether or not the account exists. */
export const forgotPasswordRequest = z.object({ email });
export const messageAnswer = z.object({ message: z.string() });

/** POST /api/customer/reset-password. An invalid token is a 200 with `success: false`, like a failed login. */
export const resetPasswordRequest = z.object({
  token: z.string(MESSAGES.invalidResetLink).min(1, MESSAGES.invalidResetLink).max(200),
  newPassword,
});

export const mailingListRequest = z.object({ optIn: flagInput });
