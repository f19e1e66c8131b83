import type { Payload } from 'payload';
import type { TrackView } from '#domain/orders/track-contract';
import { openPhotoStore } from '#server/photos/s3-store';
import { type Env, ownerEmail, siteUrl } from '#server/platform/environment/env';
import { createLimits, type Limits } from '#server/platform/limits/limits';
import { openLabels } from '#server/shipments/open-labels';
import type { Shipping } from '#server/shipments/shipments';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { openTexts, type Texts } from '#server/texts/open-texts';
import type { EmailSender } from './templates/email-content';

export interface EmailSettings {
  payload: Payload;
  siteUrl: string;
  ownerEmail: string;
  limits?: Limits;
  pushService?: string;
  /** Null if shipping labels are off. */
  shipping?: Shipping | null;
  takesReplies?: boolean;
  /** Null if text messages are off. */
  texts?: Texts | null;
}

export function emailSettings(payload: Payload, settings: Env): EmailSettings {
  return {
    payload,
    siteUrl: siteUrl(settings),
    ownerEmail: ownerEmail(settings),
    limits: settings.RATE_LIMITS === 'off' ? undefined : createLimits(payload, 'on'),
    pushService: settings.PUSH_SERVICE_URL,
    shipping: shippingOf(payload, settings),
    takesReplies: settings.IMAP_URL !== undefined,
    texts: openTexts(settings),
  };
}

function shippingOf(payload: Payload, settings: Env): Shipping | null {
  const labels = openLabels(settings);
  return labels.isOn ? { payload, provider: labels.provider(), store: openPhotoStore(settings) } : null;
}

interface EmailHeader {
  sender: EmailSender;
  ownerEmail: string;
}

/** The name that signs emails: from the shop settings, or from `MAIL_FROM`. */
export async function signingName(payload: Payload): Promise<string> {
  return (await readShopSettings(payload)).name ?? payload.email.defaultFromName;
}

export async function emailSender({
  payload,
  siteUrl,
  ownerEmail,
  shipping,
}: EmailSettings): Promise<EmailHeader> {
  const shop = await readShopSettings(payload);
  return {
    sender: { shopName: await signingName(payload), siteUrl, shop, followsPackages: Boolean(shipping) },
    ownerEmail: shop.ownerEmail ?? ownerEmail,
  };
}

/** The shop's name and contact for an order's page. */
export async function shopOnOrders(email: EmailSettings): Promise<TrackView['shop']> {
  const { sender, ownerEmail } = await emailSender(email);
  const { address, openingHours, phone, shopEmail } = sender.shop;
  return { name: sender.shopName, address, openingHours, email: shopEmail ?? ownerEmail, phone };
}
