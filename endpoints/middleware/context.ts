import type { Payload } from 'payload';
import type { ShopSettingsPatch } from '#domain/shop-settings/shop-settings';
import type { EmailSettings } from '#server/email/email-settings';
import type { ShopHealth } from '#server/health/open-health';
import type { Payments } from '#server/payments/open-payments';
import type { PhotoStore } from '#server/photos/photo-store';
import type { Limits } from '#server/platform/limits/limits';
import type { OutboxHandlers } from '#server/platform/outbox/handle-row';
import type { Labels } from '#server/shipments/open-labels';
import type { OwnSite } from './own-origin';

export interface ApiContext {
  payload: Payload;
  store: PhotoStore;
  ownSite: OwnSite;
  secureCookies: boolean;
  limits: Limits;
  /** Sends emails that a call doesn't leave to the outbox's worker. */
  outboxHandlers: OutboxHandlers;
  emailSettings: EmailSettings;
  payments: Payments;
  labels: Labels;
  health: ShopHealth;
  drawHome: (changes: ShopSettingsPatch) => Promise<string>;
}
