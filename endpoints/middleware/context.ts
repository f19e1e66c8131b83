import type { Payload } from 'payload';
import type { MailSettings } from '#server/mail/mail-settings';
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
  /** What sends the mails that a call does not leave to the outbox's worker. */
  outboxHandlers: OutboxHandlers;
  /** What mails know of the shop: its address, and where answers go. */
  mail: MailSettings;
  payments: Payments;
}
