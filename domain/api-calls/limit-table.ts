const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often things may happen. Whole teams share an IP address, so only guessing is limited tightly. */
export const LIMITS = {
  /** Wrong passwords from one IP address, for customers and staff. */
  'login-address': { times: 30, seconds: 15 * MINUTE },
  /** Wrong passwords for one account from one IP address, for customers and staff. */
  'login-pair': { times: 10, seconds: 15 * MINUTE },
  /** Wrong passwords for one account, from IP addresses that never signed in to it. */
  'login-account': { times: 100, seconds: HOUR },
  /** Remembers IP addresses that signed in to an account. They have their own count, so guessing from elsewhere doesn't lock them out. */
  'login-known': { times: Number.MAX_SAFE_INTEGER, seconds: 30 * 24 * HOUR },
  /** Wrong passwords for the owner and failed passkeys, per IP address. */
  'admin-login': { times: 10, seconds: 15 * MINUTE },
  /** Wrong codes after the right password, per account and from any IP address, because six digits can be guessed. */
  'factor-account': { times: 20, seconds: HOUR },
  'push-test': { times: 20, seconds: HOUR },
  'test-email': { times: 30, seconds: HOUR },
  'passkey-address': { times: 60, seconds: 15 * MINUTE },
  'forgot-address': { times: 30, seconds: HOUR },
  'forgot-account': { times: 5, seconds: HOUR },
  'reset-address': { times: 30, seconds: HOUR },
  /** Links to confirm a new email. Anyone could have typed that address. */
  'email-account': { times: 5, seconds: HOUR },
  'confirm-address': { times: 30, seconds: HOUR },
  'signup-address': { times: 100, seconds: HOUR },
  'order-address': { times: 100, seconds: 10 * MINUTE },
  'order-account': { times: 50, seconds: 10 * MINUTE },
  'payment-address': { times: 200, seconds: 10 * MINUTE },
  /** Forged webhook events, because each costs a call to PayPal. Genuine ones aren't counted. */
  'notice-address': { times: 30, seconds: 10 * MINUTE },
  /** Forged events per order, from any IP address. PayPal repeats real ones, and the shop also asks PayPal. */
  'notice-order': { times: 30, seconds: HOUR },
  /** Emails that visitors trigger to an unverified address, and to a verified one (decision 009). */
  'mail-unproven': { times: 5, seconds: HOUR },
  'mail-proven': { times: 50, seconds: HOUR },
  'upload-address': { times: 600, seconds: HOUR },
  /** Photos per IP address, in kB: 1 GB a day is twice what a team of twelve sends. */
  'upload-kilobytes': { times: 1024 * 1024, seconds: 24 * HOUR },
  'find-address': { times: 30, seconds: HOUR },
  'find-mailbox': { times: 5, seconds: HOUR },
  'message-order': { times: 10, seconds: HOUR },
  'message-address': { times: 60, seconds: HOUR },
  'review-order': { times: 20, seconds: HOUR },
  'review-address': { times: 60, seconds: HOUR },
  'question-address': { times: 30, seconds: HOUR },
  'answer-address': { times: 60, seconds: HOUR },
  /** Discount codes that don't exist. Valid ones aren't counted. */
  'discount-address': { times: 30, seconds: 10 * MINUTE },
} as const satisfies Record<string, { times: number; seconds: number }>;

export type LimitKind = keyof typeof LIMITS;
