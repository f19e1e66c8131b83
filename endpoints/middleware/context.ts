import type { Payload } from 'payload';
import type { EmailSettings } from '#server/email/email-settings';
import type { Payments } from '#server/payments/open-payments';
import type { PhotoStore } from '#server/photos/photo-store';
import type { Limits } from '#server/platform/limits/limits';
import type { OutboxHandlers } from '#server/platform/outbox/handle-row';
import type { OwnSite } from './own-origin';

/** What every router of the API works with. */
export interface ApiContext {
  payload: Payload;
  /** Where photos are kept. */
  store: PhotoStore;
  ownSite: OwnSite;
  /** Whether the shop is on https, so that its cookies are Secure. */
  secureCookies: boolean;
  limits: Limits;
  /** Sends the emails a call doesn't leave to the outbox worker. */
  outboxHandlers: OutboxHandlers;
  /** What emails need to know about the shop: its web address and where replies go. */
  emailSettings: EmailSettings;
  payments: Payments;
}
