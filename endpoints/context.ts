import type { Payload } from 'payload';
import type { Payments } from '#server/payments/open-payments';

/** What every router of the API works with. */
export interface ApiContext {
  payload: Payload;
  /** Whether the shop is on https, so that its cookies are Secure. */
  secureCookies: boolean;
  /** E-mail of the owner's one account. */
  adminEmail: string;
  payments: Payments;
}
